/** The verbs of the tested sources, and who may do them. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

interface NamedVerb {
  readonly name: string;
  readonly changes: boolean;
}

const program = `
  const read = await import('./packages/backend/operator/index.ts');
  const { verbs } = read.default ?? read;
  console.log(JSON.stringify(verbs.map(({ name, changes }) => ({ name, changes }))));
`;

/** Asked in a process of its own: they are modules of the server alone. */
export async function allVerbs(): Promise<readonly NamedVerb[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--conditions=react-server',
    '--import',
    'tsx',
    '--input-type=module',
    '--eval',
    program,
  ]);
  return JSON.parse(stdout) as NamedVerb[];
}
