//! Both ways between texts and the old forms.

mod inexpressible;
mod maps;
mod saves;
