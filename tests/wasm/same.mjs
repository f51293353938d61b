// Holds what the module answers against what the native program wrote:
//   node same.mjs MODULE FOLDER QUESTION…
// FOLDER holds one file for each question, in their order: 0, 1, 2 …
// Of a report, what a clock or the number of threads decides is left out.

import { readFile } from "node:fs/promises";
import { join } from "node:path";

const [module, folder, ...questions] = process.argv.slice(2);
const { instance } = await WebAssembly.instantiate(await readFile(module), {});
const { memory, allocate, call, release } = instance.exports;

const bytes = (start, length) => new Uint8Array(memory.buffer, start, length);

function answer(question) {
  const text = new TextEncoder().encode(question);
  const start = allocate(text.length);
  bytes(start, text.length).set(text);
  const place = BigInt.asUintN(64, call(start, text.length));
  release(start, text.length);
  const [from, length] = [Number(place >> 32n), Number(place & 0xffff_ffffn)];
  const answered = Buffer.from(bytes(from, length));
  release(from, length);
  return answered;
}

function counted(report) {
  const { seconds, matches_per_second, threads, ...rest } = JSON.parse(report);
  return Buffer.from(JSON.stringify(rest));
}

let failed = 0;
for (const [index, question] of questions.entries()) {
  let native = await readFile(join(folder, String(index)));
  let here;
  try {
    here = answer(question);
    if (question.startsWith("simulate ")) {
      [native, here] = [counted(native), counted(here)];
    }
  } catch (error) {
    here = Buffer.from(`error: ${error.message}`);
  }
  if (here.equals(native) && native.length > 0) {
    console.log(`ok      ${question}: ${here.length} bytes agree`);
    continue;
  }
  failed += 1;
  const at = here.findIndex((it, place) => it !== native[place]);
  const near = (it) => it.subarray(Math.max(0, at - 30), at + 50).toString();
  console.log(`FAILED  ${question}: differs at byte ${at}`);
  console.log(`  native ${native.length} bytes: …${near(native)}…`);
  console.log(`  module ${here.length} bytes: …${near(here)}…`);
}
const word = failed === 0 ? "ok" : "FAILED";
console.log(`node result: ${word}. ${questions.length - failed} passed; ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
