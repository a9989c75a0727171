// npm run mutate: takes every listed rule out, one at a time, and expects a test to fail. What survives
// is a rule nobody holds.
//   --only <text>   rules, sources or rooms that contain it
//   --write         keeps the titles of the tests that failed, and writes docs/rules-and-tests.md
//   --document      writes the document from the titles that are kept, without running anything
//   --check         compares list, titles and document, without running anything (part of verify)
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { fail } from './lib/log.mjs';
import { mutations, problemsOf } from './mutate/catalogue.mjs';
import { copyProject } from './mutate/copy.mjs';
import { documentOf, documentPath, readRecord, writeRecord } from './mutate/document.mjs';
import { createRunner, tryWithout } from './mutate/run.mjs';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    write: { type: 'boolean', default: false },
    document: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
  },
});

const record = readRecord();
const titles = { ...record };
const problems = [];

const writeDocument = async () =>
  writeFileSync(documentPath, await documentOf(mutations, readRecord()));

async function check() {
  const missing = mutations.filter(({ rule }) => !(rule in record)).map(({ rule }) => rule);
  const left = Object.keys(record).filter((rule) => !mutations.some((one) => one.rule === rule));
  const written = readFileSync(documentPath, 'utf8') === (await documentOf(mutations, record));
  const wrong = [
    ...missing.map((rule) => `${rule}: not tried yet (npm run mutate -- --write --only '…')`),
    ...left.map((rule) => `${rule}: no such rule (npm run mutate -- --document)`),
    ...(written ? [] : [`${documentPath} differs from the list (npm run mutate -- --document)`]),
  ];
  if (wrong.length > 0) fail(wrong.join('\n'));
  console.log(`rules: ${mutations.length} rules, each with the test that holds it`);
}

/** What a run without the rule says; a problem unless a test failed that is the one on record. */
function problemOf({ rule, file, test }, outcome) {
  const name = `${rule} (${file})`;
  if (!outcome?.ran) return `${name}: ${test} did not run to its end`;
  const { ran, failed } = outcome;
  if (failed.length === 0) return `${name}: survived all ${ran} tests of ${test}`;
  if (failed.includes(record[rule])) return null;
  titles[rule] = failed[0];
  return values.write ? null : `${name}: another test failed than recorded: ${failed[0]}`;
}

/** Tries what is left, one after another, in a copy of its own. */
async function work({ folder, runner }, waiting) {
  for (let mutation = waiting.shift(); mutation; mutation = waiting.shift()) {
    const problem = problemOf(mutation, await tryWithout(folder, runner, mutation));
    if (problem) problems.push(problem);
    console.log(
      problem ? `✖ ${problem}` : `✓ ${mutation.rule} (${mutation.file}): ${titles[mutation.rule]}`,
    );
  }
  runner.stop();
}

/** A test file that fails on its own would prove nothing. */
async function judgeUntouched({ runner }, tests) {
  const outcomes = await runner.run(tests, 300_000);
  const bad = outcomes.filter(({ ran, failed }) => ran === 0 || failed.length > 0);
  if (bad.length > 0 || outcomes.length !== tests.length)
    fail(
      `With every rule in its place these fail: ${bad.map(({ file }) => file).join(', ') || 'all'}`,
    );
}

async function tryAll() {
  const chosen = mutations.filter(({ room, rule, file }) =>
    [room, rule, file].some((text) => text.includes(values.only)),
  );
  if (chosen.length === 0) fail(`No rule contains "${values.only}".`);
  const places = Array.from({ length: Math.min(2, availableParallelism()) }, () => {
    const folder = copyProject();
    return { folder, runner: createRunner(folder) };
  });
  await judgeUntouched(places[0], [...new Set(chosen.map(({ test }) => test))]);
  const waiting = [...chosen];
  await Promise.all(places.map((place) => work(place, waiting)));
  if (values.write) {
    writeRecord(mutations, titles);
    await writeDocument();
  }
  const held = chosen.length - problems.length;
  console.log(`\nmutate: ${held} of ${chosen.length} rules are held by their test`);
  for (const problem of problems) console.log(`✖ ${problem}`);
  process.exit(problems.length === 0 ? 0 : 1);
}

const broken = problemsOf(mutations);
if (broken.length > 0) fail(broken.join('\n'));
if (values.check) await check();
else if (values.document) {
  writeRecord(mutations, record);
  await writeDocument();
} else await tryAll();
