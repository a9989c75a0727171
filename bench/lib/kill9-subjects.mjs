/**
 * What kill9.mjs kills: how it starts, how one write is sent, and which names the database must hold. `write` gives the
 * name of an acknowledged write, null for a refused write, and throws when there is no response.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { startSite } from '../../scripts/lib/testing/start-site.mjs';
import { applicationOf, postJson } from './application-posts.mjs';
import { visitorIp } from './visitor-ip.mjs';

/** The stand-alone backend, taking events. */
export const backendSubject = {
  nameCountsQuery: 'SELECT key, count(*) FROM events GROUP BY key',

  async start(dataDir) {
    const child = spawn(
      process.execPath,
      ['--conditions=react-server', '--import', 'tsx', 'scripts/programs/backend.ts'],
      {
        env: { ...process.env, PORT: '0', DATA_DIR: dataDir, DATABASE_URL: '', UPSTREAM_HOST: '' },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    const kill = async () => {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    };
    let output = '';
    for await (const chunk of child.stdout) {
      output += chunk;
      const origin = /listening on (http:\S+)/.exec(output)?.[1];
      if (origin) return { origin, kill };
    }
    throw new Error(`The backend did not start:\n${output}`);
  },

  async write(origin, key) {
    const payload = { key, count: 1, platform: 'PC', segmentation: {} };
    const data = Buffer.from(JSON.stringify(payload)).toString('base64url');
    const body = new URLSearchParams({ data });
    const response = await fetch(`${origin}/pro/api/v3/log`, { method: 'POST', body });
    return (await response.json()).ret === 0 ? key : null;
  },
};

let visitorCount = 0;
/** Forms whose response a kill cut off: sent again with their keys, as their pages would. */
const interruptedForms = [];

/** The built site, taking applications; the name of a write is the number the visitor was given. */
export const siteSubject = {
  // Forms are counted by phone and not by key: every visitor has their own phone.
  nameCountsQuery: 'SELECT min(apply_no), count(*) FROM applications GROUP BY phone',

  start: (dataDir) => startSite({ DATA_DIR: dataDir, TRUSTED_PROXIES: '127.0.0.1 ::1' }),

  async write(origin) {
    const interrupted = interruptedForms.pop();
    const n = interrupted?.n ?? (visitorCount += 1);
    const form = interrupted?.form ?? applicationOf(n);
    try {
      const url = `${origin}/api/applications/private`;
      const response = await postJson(url, form, { ip: visitorIp(n) });
      return response.status === 200 ? JSON.parse(response.body).number : null;
    } catch (error) {
      interruptedForms.push({ n, form });
      throw error;
    }
  },
};
