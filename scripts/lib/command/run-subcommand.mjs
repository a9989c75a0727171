/** Runs one of several programs by its typed name (draw, bench, sign). */
import { fileURLToPath, pathToFileURL } from 'node:url';

const project = new URL('../../../', import.meta.url);

/**
 * Runs the program the first argument names; the program gets the arguments after it. Without a known name it lists all
 * programs.
 * @param {string} command as it is typed, such as `npm run draw --`
 * @param {Readonly<Record<string, readonly [file: string, purpose: string]>>} programs by name; files from the
 * project's folder
 */
export async function runSubcommand(command, programs) {
  const [name = ''] = process.argv.splice(2, 1);
  if (Object.hasOwn(programs, name)) {
    process.argv[1] = fileURLToPath(new URL(programs[name][0], project));
    await import(pathToFileURL(process.argv[1]).href);
    return;
  }
  const widest = Math.max(...Object.keys(programs).map(({ length }) => length));
  console.error(`Usage: ${command} <name> [arguments]\n`);
  for (const [program, [, purpose]] of Object.entries(programs))
    console.error(`  ${program.padEnd(widest)}  ${purpose}`);
  process.exitCode = 1;
}
