/** The parts of the service people feel, and by which answers of this site each of them is checked. */

export interface StatusPart {
  /** Handlers and calls of the upstream whose ends count for it: real visitors' and the site's own (probes.ts). */
  readonly routes: readonly string[];
  readonly calls: readonly string[];
}

export const statusParts = {
  versionList: { routes: [], calls: ['/official_website/versionlist'] },
  v6List: { routes: [], calls: ['/v6_client/version/last'] },
  downloads: { routes: ['/api/download/[platform]', '/files'], calls: [] },
  serverTime: { routes: [], calls: ['/server-time'] },
  codes: {
    routes: ['/api/account/code', '/api/team-invitation/code'],
    calls: [],
  },
  registration: {
    routes: ['/api/account/register', '/api/account/sign-in', '/api/team-invitation/join'],
    calls: [],
  },
  forms: { routes: ['/api/applications/[kind]'], calls: [] },
  inviteActivity: {
    routes: [
      '/api/invite-activity/code',
      '/api/invite-activity/situation',
      '/api/invite-activity/invites',
      '/api/invite-activity/awards',
    ],
    calls: [],
  },
} as const satisfies Readonly<Record<string, StatusPart>>;

export type PartName = keyof typeof statusParts;
export const partNames = Object.keys(statusParts) as PartName[];
