/**
 * npm run sign -- key --out <file> [--passphrase] [--replace]: makes the key pair SHA256SUMS is signed with, without a
 * network or settings. The private key goes into a file outside the repository, the public one into
 * lib/downloads/signed-checksums.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import {
  fingerprintOf,
  parsePublicKey,
  releaseKeyFile,
} from '../../lib/downloads/signed-checksums/key-format.mjs';
import { printFailureAndExit } from '../lib/command/output.mjs';
import { createKeyPair, checkPrivatePath, writePrivately } from './key-files.mjs';
import { promptSecret } from './terminal.mjs';

const usage =
  'Usage: npm run sign -- key --out <file outside the repository> [--passphrase] [--replace]';
const minPassphraseLength = 8;

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        out: { type: 'string' },
        passphrase: { type: 'boolean', default: false },
        replace: { type: 'boolean', default: false },
      },
    });
    return values.out ? values : printFailureAndExit(usage);
  } catch {
    return printFailureAndExit(usage);
  }
}

async function askForNewPassphrase() {
  const first = await promptSecret(`Passphrase (at least ${minPassphraseLength} characters): `);
  if (first.length < minPassphraseLength) printFailureAndExit('That passphrase is too short.');
  if (process.stdin.isTTY && (await promptSecret('Once more: ')) !== first)
    printFailureAndExit('These are two different passphrases.');
  return first;
}

const { out, passphrase: hasPassphrase, replace: replacesKey } = readArguments();
const repository = fileURLToPath(new URL('../..', import.meta.url));
const publicFile = join(repository, releaseKeyFile);
const checkedPath = checkPrivatePath(out, repository);
if ('refusal' in checkedPath) printFailureAndExit(`The key is not made: ${checkedPath.refusal}.`);
if (existsSync(publicFile) && !replacesKey)
  printFailureAndExit(
    `There is a public key in ${releaseKeyFile}. --replace puts a new one in its place.`,
  );

const { privatePem, publicPem } = createKeyPair(hasPassphrase ? await askForNewPassphrase() : '');
writePrivately(checkedPath.path, privatePem);
mkdirSync(dirname(publicFile), { recursive: true });
writeFileSync(publicFile, publicPem);
console.log(`Private part: ${checkedPath.path} (keep it off every server, and a copy of it offline)
Public part:  ${releaseKeyFile} (commit it)
Fingerprint:  ${fingerprintOf(parsePublicKey(publicPem))}`);
