/** Asks questions at the terminal. A passphrase is not shown; without a terminal it is the first line of the input. */
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Discards what readline would show of typed keys. */
const createMutedOutput = () => new Writable({ write: (_chunk, _encoding, done) => done() });

/**
 * @param {string} question
 * @param {{ isHidden: boolean }} how
 */
async function prompt(question, { isHidden }) {
  // With hidden input readline cannot show the question either.
  if (isHidden) process.stderr.write(question);
  const lines = createInterface({
    input: process.stdin,
    output: isHidden ? createMutedOutput() : process.stderr,
    terminal: Boolean(process.stdin.isTTY),
  });
  try {
    // Ends when the input ends without a line, instead of waiting forever.
    const inputEnd = new Promise((resolve) => lines.once('close', () => resolve('')));
    const answer = await Promise.race([lines.question(isHidden ? '' : question), inputEnd]);
    if (isHidden) process.stderr.write('\n');
    return answer;
  } finally {
    lines.close();
  }
}

/**
 * Asks for a secret.
 * @param {string} question
 * @returns {Promise<string>} the typed line; '' where the input ends without a line
 */
export const promptSecret = (question) => prompt(question, { isHidden: true });

/** Whether a person at a terminal can confirm. */
export const isInteractive = () => Boolean(process.stdin.isTTY);

/**
 * @param {string} question
 * @returns {Promise<boolean>} anything but yes is no
 */
export const confirm = async (question) =>
  /^(?:y|yes)$/i.test((await prompt(question, { isHidden: false })).trim());
