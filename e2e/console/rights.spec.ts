/** Who may do what, tested over HTTP: every operation, and the page of every section, by every role. */
import type { APIRequestContext } from '@playwright/test';
import { menuPathOf, menuEntries } from '@superbrowser/console/lib/menu';
import { expect, test } from './support/console-test';
import { loadAuditEntries } from './support/console-rows';
import { readSessionId, createFormToken } from './support/form-tokens';
import { allVerbs } from './support/record-descriptions';
import { createConsoleClient, staffRoles, type StaffRole } from './support/staff';

// One worker, so that the operations are read once.
test.describe.configure({ mode: 'default' });

const statuses = { allowed: 303, visible: 403, hidden: 404 } as const;

const operationPath = (verb: string) => `/do/${verb.replace(' ', '/')}`;

/** A field that no operation has: the operation refuses it even from roles with the right, so that nothing changes. */
const unknownField = { 'no such field': 'x' };

/** @param isRequestedByForm whether a form requests the operation; otherwise a page is opened */
function permissionOf(role: StaffRole, verb: string, isRequestedByForm = false) {
  const knownVerb = allVerbs.find(({ name }) => name === verb);
  return knownVerb && (knownVerb.isForm || !isRequestedByForm) ? knownVerb.rights[role] : 'hidden';
}

async function postVerbs(client: APIRequestContext, session: string, verbs: readonly string[]) {
  const responses: Record<string, number> = {};
  for (const verb of verbs) {
    const token = await createFormToken({ action: verb, session });
    const response = await client.post(operationPath(verb), {
      form: { ...unknownField, _token: token, _back: '/account' },
    });
    responses[verb] = response.status();
  }
  return responses;
}

for (const role of staffRoles)
  test(`${role} may run only the operations of the role`, async ({ ensureStaff }) => {
    const names = [...allVerbs.map((verb) => verb.name), 'no verb'];
    const { name, state } = await ensureStaff(role);
    const linesBefore = await loadAuditEntries(name);
    const client = await createConsoleClient(state);
    const expected = names.map((verb) => [verb, statuses[permissionOf(role, verb, true)]]);
    expect(await postVerbs(client, await readSessionId(state), names)).toEqual(
      Object.fromEntries(expected),
    );
    expect(await loadAuditEntries(name), 'nothing was done').toEqual(linesBefore);
    await client.dispose();
  });

/** Pages by the operation that opens them. */
const pages = [
  ...menuEntries.map((entry) => [menuPathOf(entry), entry.verb] as const),
  ['/webhooks', 'webhooks list'] as const,
  ['/applications/20200101-0000000', 'applications list'] as const,
  ['/no-such-page', 'nothing'] as const,
];

/** The application does not exist, so roles that may see applications get a 404. */
const statusOfPage = (role: StaffRole, path: string, verb: string) =>
  path.startsWith('/applications/') ? 404 : { ...statuses, allowed: 200 }[permissionOf(role, verb)];

for (const role of staffRoles)
  test(`shows to ${role} only the pages of the role`, async ({ ensureStaff }) => {
    const client = await createConsoleClient((await ensureStaff(role)).state);
    for (const [path, verb] of pages)
      expect((await client.get(path)).status(), path).toBe(statusOfPage(role, path, verb));
    expect((await client.get('/account')).status()).toBe(200);
    await client.dispose();
  });

test('shows nothing and does nothing without a sign-in', async () => {
  const client = await createConsoleClient();
  for (const path of [...pages.map(([pagePath]) => pagePath), '/account', '/'].filter(
    (path) => path !== '/no-such-page',
  )) {
    const response = await client.get(path);
    expect([response.status(), response.headers()['location']], path).toEqual([
      307,
      `/sign-in?back=${encodeURIComponent(path)}`,
    ]);
  }
  const token = await createFormToken({ action: 'applications take', session: 'none' });
  for (const { name: verb } of allVerbs) {
    const response = await client.post(operationPath(verb), {
      form: { _token: token, _back: '/people' },
    });
    expect([response.status(), response.headers()['location']], verb).toEqual([
      303,
      '/sign-in?back=%2Fpeople',
    ]);
  }
  await client.dispose();
});
