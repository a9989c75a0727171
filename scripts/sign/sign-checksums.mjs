/**
 * npm run sign -- checksums --key <file> --sums <file or https address> --out SHA256SUMS.sig [--yes]: signs the list of
 * checksums, on the operator's own machine. It shows the changes since the list signed before, and asks for
 * confirmation.
 */
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import {
  fingerprintOf,
  parsePublicKey,
  releaseKeyFile,
} from '../../lib/downloads/signed-checksums/key-format.mjs';
import { printFailureAndExit } from '../lib/command/output.mjs';
import { renderChanges, parseChecksums } from './parse-and-compare-lists.mjs';
import { loadChecksumList } from './load-list.mjs';
import { isEncryptedKey, parsePrivateKey, readTextIfExists } from './key-files.mjs';
import { readSignedList, signList } from './write-signature.mjs';
import { promptSecret, confirm, isInteractive } from './terminal.mjs';

const usage =
  'Usage: npm run sign -- checksums --key <private key> --sums <file or https address> --out SHA256SUMS.sig [--yes]';

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        key: { type: 'string' },
        sums: { type: 'string' },
        out: { type: 'string' },
        yes: { type: 'boolean', default: false },
      },
    });
    return values.key && values.sums && values.out ? values : printFailureAndExit(usage);
  } catch {
    return printFailureAndExit(usage);
  }
}

/** Reads the key pair; its public key must be the key that the site shows. */
async function readPair(file) {
  const pem = readTextIfExists(file);
  if (pem === null) printFailureAndExit(`There is no ${file}.`);
  const pair = parsePrivateKey(pem, isEncryptedKey(pem) ? await promptSecret('Passphrase: ') : '');
  const repository = fileURLToPath(new URL('../..', import.meta.url));
  const publicPem = readTextIfExists(join(repository, releaseKeyFile));
  if (publicPem === null)
    console.warn(`! There is no ${releaseKeyFile} here: the site serves no signature without it.`);
  else if (!parsePublicKey(publicPem).equals(pair.publicKey))
    printFailureAndExit(
      `${file} is not the key of ${releaseKeyFile}: the site would refuse its signature.`,
    );
  return pair;
}

/** Shows the changes since the list signed before. */
function printChanges(previous, current, source) {
  if (source === 'last-good')
    console.warn('! The site cannot read a version list at present: this is what it said before.');
  if (!previous) console.log('No list signed by this key lies here. All of it is new:');
  for (const line of renderChanges(previous ?? new Map(), current)) console.log(line);
}

async function main() {
  const { key, sums, out, yes: isConfirmed } = readArguments();
  const { bytes, source } = await loadChecksumList(sums);
  const checksums = parseChecksums(bytes);
  const pair = await readPair(key);
  const file = resolve(out);
  printChanges(readSignedList(file, pair.publicKey), checksums, source);
  if (!isConfirmed && !isInteractive())
    printFailureAndExit('There is no terminal to confirm it. --yes signs without asking.');
  if (!isConfirmed && !(await confirm(`Sign this list (${checksums.size})? [y/N] `)))
    printFailureAndExit('Nothing was signed.');
  signList(bytes, pair, file);
  console.log(`Signed with ${fingerprintOf(pair.publicKey)}\nThe signature is ${file}`);
}

await main().catch((error) => printFailureAndExit(`Nothing was signed: ${error.message}.`));
