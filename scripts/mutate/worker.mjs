// A process that runs test files of the folder it stands in, again and again: jest starts once.
import { createRequire } from 'node:module';
import { join } from 'node:path';

const { runCLI } = createRequire(join(process.cwd(), 'package.json'))('jest');
const settings = { runInBand: true, runTestsByPath: true, ci: true, silent: true, reporters: [] };
const titleOf = ({ ancestorTitles, title }) => [...ancestorTitles, title].join(' › ');

/** How many tests ran, and which failed, by test file. */
async function results(tests) {
  const { results: report } = await runCLI({ ...settings, _: tests }, [process.cwd()]);
  return report.testResults.map(({ testFilePath, testResults }) => ({
    file: testFilePath,
    ran: testResults.length,
    failed: testResults.filter(({ status }) => status === 'failed').map(titleOf),
  }));
}

process.on('message', async (tests) => process.send(await results(tests)));
