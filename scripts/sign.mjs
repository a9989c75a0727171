/**
 * npm run sign -- key|checksums: makes the release key, and signs the list of checksums with it. Needs no packages.
 */
import { runSubcommand } from './lib/command/run-subcommand.mjs';

await runSubcommand('npm run sign --', {
  key: ['scripts/sign/make-key.mjs', 'makes the key pair; once, on a machine of your own'],
  checksums: ['scripts/sign/sign-checksums.mjs', 'signs the published list of checksums'],
});
