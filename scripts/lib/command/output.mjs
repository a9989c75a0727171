/** What a command prints: its steps, and why it ends early. */

/** Prints one progress line for each step. */
export function printStep(text) {
  console.log(`» ${text}`);
}

/** Ends the command with a message that tells what to do. */
export function printFailureAndExit(text) {
  console.error(`\n✖ ${text}\n`);
  process.exit(1);
}
