/** A member of staff at the console, without a browser. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { URI } from 'otpauth';

const password = 'seven-green-kettles';

/** The hidden token of the form with this action. */
const tokenOf = (html, action) =>
  html
    .split('<form')
    .find((form) => form.includes(`action="${action}"`))
    ?.match(/name="_token" value="([^"]+)"/)?.[1] ?? '';

async function addStaff(name, settings) {
  const args = ['--conditions=react-server', 'scripts/operate.mjs', 'backend'];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...args, 'staff', 'add', name, 'owner', '--json'],
    { env: { ...process.env, ...settings } },
  );
  return JSON.parse(stdout);
}

/**
 * Makes an account, signs in and chooses a password.
 * @param {string} origin of the console
 * @param {Record<string, string>} settings of its records
 * @returns {Promise<string>} the cookie
 */
export async function signInNewStaff(origin, settings) {
  const name = `bench-${Date.now().toString(36)}`;
  const staff = await addStaff(name, settings);
  const post = (path, form, cookie = '') =>
    fetch(origin + path, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin, cookie },
      body: new URLSearchParams(form),
    });
  const cookieOf = (response) => response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const code = URI.parse(staff.authenticator).generate();
  const firstCookie = cookieOf(
    await post('/session/start', { name, password: staff.password, code }),
  );
  const html = await (
    await fetch(`${origin}/account`, { headers: { cookie: firstCookie } })
  ).text();
  const form = { current: staff.password, password, repeated: password };
  const _token = tokenOf(html, '/account/password');
  const cookie = cookieOf(await post('/account/password', { ...form, _token }, firstCookie));
  if (!cookie) throw new Error('Cannot sign in to the console');
  return cookie;
}
