//! Another order of some names, until it is as it should be.

use crate::speech::fill;

use super::ask::Desk;

/// Asks for an order; returns it as the numbers from 1.
pub(super) fn ask(
    text: &str,
    title: &str,
    of: Vec<String>,
    desk: &mut Desk<'_>,
) -> anyhow::Result<String> {
    let speech = desk.speech;
    let n = of.len();
    let written = |order: &[usize]| {
        let numbers = order.iter().map(|it| (it + 1).to_string());
        numbers.collect::<Vec<_>>().join(" ")
    };
    let example = written(&(0..n).rev().collect::<Vec<usize>>());
    let mut order: Vec<usize> = (0..n).collect();
    loop {
        let each = (1..).zip(&order);
        let now: Vec<String> = each
            .map(|(number, it)| format!("{number} {}", of[*it]))
            .collect();
        desk.say(&fill("{0}: {1}", &[&title, &now.join(", ")]))?;
        let answer = desk.ask(&fill(speech.new_order, &[&text, &example]))?;
        if answer.is_empty() {
            return Ok(written(&order));
        }
        match read(&answer, n) {
            Some(new) => order = new.into_iter().map(|it| order[it]).collect(),
            None => desk.say(&fill(speech.bad_order, &[&n]))?,
        }
    }
}

/// Reads an order: every number from 1 to `n` once.
fn read(answer: &str, n: usize) -> Option<Vec<usize>> {
    let parts = answer.split([' ', ',']).filter(|it| !it.is_empty());
    let mut order = Vec::new();
    for part in parts {
        let index = part.parse::<usize>().ok()?.checked_sub(1)?;
        if index >= n || order.contains(&index) {
            return None;
        }
        order.push(index);
    }
    (order.len() == n).then_some(order)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_order_has_every_number_once() {
        assert_eq!(read("3 1, 2", 3), Some(vec![2, 0, 1]));
        for wrong in ["", "1 2", "1 1 2", "0 1 2", "1 2 4", "a b c"] {
            assert_eq!(read(wrong, 3), None, "{wrong}");
        }
    }
}
