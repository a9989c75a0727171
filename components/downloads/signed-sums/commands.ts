/** How a visitor verifies the list of checksums, as commands to copy. */

/** @param origin where the files are fetched */
export const verifyCommands = (origin: string): readonly string[] => [
  ...['SHA256SUMS', 'SHA256SUMS.sig', 'release-key.pem'].map((name) => `curl -O ${origin}/${name}`),
  'openssl pkeyutl -verify -pubin -inkey release-key.pem -rawin -in SHA256SUMS -sigfile SHA256SUMS.sig',
  'sha256sum --ignore-missing -c SHA256SUMS',
];
