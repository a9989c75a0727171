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
import { testsOf, tryWithout } from './mutate/run.mjs';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    write: { type: 'boolean', default: false },
    document: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
  },
});

const record = readRecord();
const writeDocument = async () =>
  writeFileSync(documentPath, await documentOf(mutations, readRecord()));

async function check() {
  const missing = mutations.filter(({ rule }) => !(rule in record)).map(({ rule }) => rule);
  const left = Object.keys(record).filter((rule) => !mutations.some((one) => one.rule === rule));
  const written = readFileSync(documentPath, 'utf8') === (await documentOf(mutations, record));
  const problems = [
    ...missing.map((rule) => `${rule}: not tried yet; npm run mutate -- --write --only '…'`),
    ...left.map((rule) => `${rule}: no such rule; npm run mutate -- --document`),
    ...(written ? [] : [`${documentPath} differs from the list; npm run mutate -- --document`]),
  ];
  if (problems.length > 0) fail(problems.join('\n'));
  console.log(`rules: ${mutations.length} rules, each with the test that holds it`);
}

const titles = { ...record };
const kept = { killed: 0, problems: [] };

/** What a run without the rule says; a problem unless a test failed that is the one on record. */
function judge({ rule, file, test }, { ran, failed }) {
  if (ran === 0) return `✖ ${rule} (${file}): ${test} did not run`;
  if (failed.length === 0) return `✖ ${rule} (${file}): survived all ${ran} tests of ${test}`;
  const known = failed.includes(record[rule]);
  if (!known) titles[rule] = failed[0];
  if (!known && !values.write)
    return `✖ ${rule} (${file}): another test failed than recorded: ${failed[0]}`;
  console.log(`✓ ${rule} (${file}) — ${titles[rule]}`);
  kept.killed += 1;
  return null;
}

/** Tries what is left, one after another, in a copy of its own. */
async function work(waiting) {
  const folder = copyProject();
  for (let mutation = waiting.shift(); mutation; mutation = waiting.shift()) {
    const problem = judge(mutation, await tryWithout(folder, mutation));
    if (problem === null) continue;
    kept.problems.push(problem);
    console.log(problem);
  }
}

/** A test file that fails on its own would prove nothing. */
async function judgeUntouched(chosen) {
  const folder = copyProject();
  for (const test of new Set(chosen.map((mutation) => mutation.test))) {
    const { ran, failed } = await testsOf(folder, test);
    if (ran === 0 || failed.length > 0) fail(`${test} fails with every rule in its place.`);
  }
}

async function runAll() {
  const { only } = values;
  const chosen = mutations.filter(({ room, rule, file }) =>
    [room, rule, file].some((text) => text.includes(only)),
  );
  if (chosen.length === 0) fail(`No rule contains "${only}".`);
  await judgeUntouched(chosen);
  const waiting = [...chosen];
  await Promise.all(
    Array.from({ length: Math.min(2, availableParallelism()) }, () => work(waiting)),
  );
  if (values.write) {
    writeRecord(mutations, titles);
    await writeDocument();
  }
  console.log(`mutate: ${kept.killed} of ${chosen.length} rules are held by their test`);
  for (const problem of kept.problems) console.log(problem);
  process.exit(kept.problems.length === 0 ? 0 : 1);
}

const problems = problemsOf(mutations);
if (problems.length > 0) fail(problems.join('\n'));
if (values.check) await check();
else if (values.document) {
  writeRecord(mutations, record);
  await writeDocument();
} else await runAll();
