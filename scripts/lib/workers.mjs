/**
 * `--workers 4` in the place of WEB_CONCURRENCY=4. Judged with all other settings: what is no number is refused there.
 * @param {readonly string[]} given of the command line
 * @param {Record<string, string | undefined>} [env]
 */
export function takeWorkersOption(given, env = process.env) {
  const at = given.findIndex((word) => /^--workers(=|$)/.test(word));
  if (at < 0) return;
  const [, value = given[at + 1]] = /** @type {string} */ (given[at]).split('=');
  env.WEB_CONCURRENCY = value || 'none';
}
