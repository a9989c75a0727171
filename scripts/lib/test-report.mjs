import { readFileSync } from 'node:fs';

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** Sums up both suites: one line, 'N passed, N failed'. */
export function report() {
  const unit = read('reports/unit.json');
  const browser = read('reports/browser.json')?.stats;
  const passed = (unit?.numPassedTests ?? 0) + (browser?.expected ?? 0) + (browser?.flaky ?? 0);
  // A suite that could not even start counts as one failure.
  const failed =
    (unit ? unit.numFailedTests + unit.numRuntimeErrorTestSuites : 1) +
    (browser ? browser.unexpected : 1);
  console.log(`\n${passed} passed, ${failed} failed`);
}
