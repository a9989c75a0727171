/**
 * `npm run desktop`: simulates the desktop app, so that a page can be tested as if it were opened in it. Settings:
 * SITE_ORIGIN (page that may connect; default http://localhost:3000), DESKTOP_PORT (default any free port),
 * DESKTOP_VERSION (default 6.21.5). Type `help` while it runs.
 */
import { createInterface } from 'node:readline';
import { getBuildTimeEnv } from '@/lib/core/env/build-time';
import { settingOf } from '@/lib/core/env/settings.mjs';
import { isFault, noFaults, setFault } from './desktop/faults';
import { startSimulator, type Simulator } from './desktop/simulator';

const help = `Commands:
  fault <name> [on|off|number]   ${Object.keys(noFaults).join(', ')}
  push <module> <action> [json]  e.g. push WebBrowser OnLocalIpChange {"ip":"203.0.113.9"}
  drop                           close every connection
  heard                          the last ten messages of pages
  quit`;

function runCommand(simulator: Simulator, line: string): string {
  const [command = '', first = '', second = '', ...rest] = line.trim().split(/\s+/);
  switch (command) {
    case 'fault':
      if (!isFault(first)) return help;
      setFault(simulator.faults, first, second);
      return `${first}: ${simulator.faults[first]}`;
    case 'push':
      simulator.notify(first, second, rest.length > 0 ? JSON.parse(rest.join(' ')) : undefined);
      return `pushed to ${simulator.connections.open}`;
    case 'drop':
      simulator.drop();
      return 'closed';
    case 'heard':
      return simulator.receivedRequests
        .slice(-10)
        .map(({ module, action, args }) => `${module}.${action} ${JSON.stringify(args ?? null)}`)
        .join('\n');
    default:
      return help;
  }
}

async function main(): Promise<void> {
  const origin = getBuildTimeEnv().SITE_ORIGIN;
  const simulator = await startSimulator({
    origins: [origin],
    port: Number(settingOf('DESKTOP_PORT')),
    version: settingOf('DESKTOP_VERSION'),
  });
  const cookies = Object.entries(simulator.cookies).map(
    ([name, value]) => `document.cookie = '${name}=${value}; path=/';`,
  );
  console.log(`The simulator listens on ws://127.0.0.1:${simulator.port} for pages of ${origin}.
Open ${origin}/detect, paste this into the browser's console and reload:

${cookies.join('\n')}

${help}`);
  const lines = createInterface({ input: process.stdin });
  for await (const line of lines) {
    if (line.trim() === 'quit') break;
    try {
      console.log(runCommand(simulator, line));
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
    }
  }
  // Without a terminal there is no input, so the simulator runs until the process is ended.
  if (process.stdin.isTTY || !process.stdin.readableEnded) await simulator.stop();
}

void main();
