/** One progress line a step, so that a person at the terminal sees what is going on. */
export function step(text) {
  console.log(`» ${text}`);
}

/** Ends the command with a message a person can act on. */
export function fail(text) {
  console.error(`\n✖ ${text}\n`);
  process.exit(1);
}
