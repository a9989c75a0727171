/** Adds up the reports of Jest and Playwright for the last line of npm test. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

// Terminal colors, which are removed for plain files.
const colors = /\u001b\[[0-9;]*m/g;

/** The first lines of a failure: enough to know what broke, without its whole trace. */
const headOf = (text) =>
  (text ?? '').replace(colors, '').trim().split('\n').slice(0, 8).join('\n    ');

function failedUnitTests(unit) {
  return (unit?.testResults ?? []).flatMap((file) => {
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    if (file.status === 'failed' && failed.length === 0)
      return [{ title: file.name, reason: headOf(file.message) }];
    return failed.map(({ fullName, failureMessages }) => ({
      title: fullName,
      reason: headOf(failureMessages[0]),
    }));
  });
}

/** @param status Playwright's: 'unexpected' for failed, 'flaky' for passed at a second try */
function siteTests(status, suite, path = []) {
  const titles = suite.title ? [...path, suite.title] : path;
  const specs = (suite.specs ?? [])
    .filter(({ tests }) => tests.some((test) => test.status === status))
    .map((spec) => ({
      title: [...titles, spec.title].join(' › '),
      reason: headOf(spec.tests[0]?.results[0]?.error?.message),
    }));
  return [...specs, ...(suite.suites ?? []).flatMap((inner) => siteTests(status, inner, titles))];
}

/** Failures outside of tests: a run that ended with a failure although none of its tests failed. */
function failuresOutsideTests(unit, suites) {
  const { unit: unitExit, site: siteExit } = readReport('reports/exit-codes.json') ?? {};
  const failures = suites.flatMap(({ errors }) =>
    errors.map(({ message }) => ({
      title: 'outside the tests of the built site',
      reason: headOf(message),
    })),
  );
  if (unitExit && failedUnitTests(unit).length === 0)
    failures.push({
      title: `the unit tests ended with ${unitExit} though none failed`,
      reason: 'Look for "Cannot log after tests are done": something went on after its test.',
    });
  if (siteExit && suites.every(({ stats }) => stats.unexpected === 0) && failures.length === 0)
    failures.push({
      title: `the tests of the built site ended with ${siteExit} though none failed`,
      reason: '',
    });
  return failures;
}

/**
 * Lists every test that failed, or passed only at its second try, then prints one line: 'N passed, N failed'.
 * @param {{ verifyExit?: number }} [checks] exit code of `npm run verify`, which counts as one check where it ran
 */
export function printReport({ verifyExit } = {}) {
  const unit = readReport('reports/unit.json');
  // One file for each run of Playwright (scripts/e2e.mjs, npm run test:e2e -- e2e/cluster).
  const folder = 'reports/playwright';
  const suites = (existsSync(folder) ? readdirSync(folder) : [])
    .map((name) => readReport(`${folder}/${name}`))
    .filter(Boolean);
  const siteTestsWith = (status) => suites.flatMap((suite) => siteTests(status, suite));
  for (const { title, reason } of siteTestsWith('flaky'))
    console.log(`\n~ ${title} (passed at its second try)\n    ${reason}`);
  const outside = failuresOutsideTests(unit, suites);
  if (verifyExit) outside.push({ title: 'npm run verify', reason: 'Its own lines stand above.' });
  for (const { title, reason } of [
    ...outside,
    ...failedUnitTests(unit),
    ...siteTestsWith('unexpected'),
  ])
    console.log(`\n✗ ${title}\n    ${reason}`);
  const sumOfStats = (count) => suites.reduce((all, { stats }) => all + count(stats), 0);
  const passed =
    (unit?.numPassedTests ?? 0) +
    sumOfStats(({ expected, flaky }) => expected + flaky) +
    (verifyExit === 0 ? 1 : 0);
  // A run that could not even start counts as one failure.
  const failed =
    outside.length +
    (unit ? unit.numFailedTests + unit.numRuntimeErrorTestSuites : 1) +
    (suites.length > 0 ? 0 : 1) +
    sumOfStats(({ unexpected }) => unexpected);
  console.log(`\n${passed} passed, ${failed} failed`);
}
