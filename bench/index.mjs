/**
 * npm run bench -- <name> [arguments]: measures the site, the console or a part. Each program says at its top what.
 */
import { runSubcommand } from '../scripts/lib/command/run-subcommand.mjs';
import { allowTypeScript } from '../scripts/lib/command/allow-typescript.mjs';

await allowTypeScript();
await runSubcommand('npm run bench --', {
  throughput: ['bench/throughput.mjs', 'pages, redirects and routes a second'],
  applications: ['bench/applications.mjs', 'forms a second, from the post to the committed row'],
  registrations: [
    'bench/registrations.mjs',
    'registrations a second, against bare password hashes',
  ],
  mixed: ['bench/mixed.mjs', 'steady traffic of every kind, then a rush'],
  memory: ['bench/memory.mjs', 'resident memory of the site: [minutes]'],
  weight: ['bench/weight.mjs', 'bytes of a first and a second visit: [path …]'],
  lighthouse: ['bench/lighthouse.mjs', 'Lighthouse, mobile: [path …]'],
  contrast: ['bench/contrast.mjs', 'contrast of texts and focus rings, by pixels: [path …]'],
  'file-hashing': ['bench/file-hashing.mjs', 'hashing a file on /verify: [megabytes]'],
  'desktop-messages': ['bench/desktop-messages.ts', 'messages a second with the desktop app'],
  console: ['bench/console.mjs', 'every screen of the console, with 50,000 applications'],
  'hostile-requests': ['bench/hostile-requests.mjs', 'hostile requests: [part of a name]'],
  kill9: ['bench/kill9.mjs', 'acknowledged writes after kill -9: [rounds] [backend|site]'],
  'disk-full': ['bench/disk-full.mjs', 'forms on a full disk (Linux, root)'],
});
