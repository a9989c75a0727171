// Loaded into a site before it starts (NODE_OPTIONS): writes down what its line of renewals counts.
import { renameSync, writeFileSync } from 'node:fs';

const file = process.env.RENEWALS_FILE;

function report() {
  const counts = globalThis.__renewals?.counts();
  if (!counts || !file) return;
  writeFileSync(`${file}.draft`, JSON.stringify(counts));
  renameSync(`${file}.draft`, file);
}

setInterval(report, 50).unref();
