/** The parts of the service that visitors notice, and the responses by which each part is measured. */
import type { ServicePartName } from '@superbrowser/contract/site-data/status';

interface ServicePart {
  /** Handlers whose responses to visitors count for the part. */
  readonly routes: readonly string[];
  /** Upstream calls that count for the part, including the calls of probes.ts. */
  readonly calls: readonly string[];
}

export const serviceParts = {
  versionList: { routes: [], calls: ['/official_website/versionlist'] },
  v6List: { routes: [], calls: ['/v6_client/version/last'] },
  downloads: { routes: ['/api/download/[platform]', '/files'], calls: [] },
  serverTime: { routes: [], calls: ['/server-time'] },
  codes: {
    routes: ['/api/account/code', '/api/team-invitation/code'],
    calls: [],
  },
  // Signing in and joining a team count for this part too.
  registration: {
    routes: ['/api/account/register', '/api/account/sign-in', '/api/team-invitation/join'],
    calls: [],
  },
  forms: { routes: ['/api/applications/[slug]'], calls: [] },
  inviteActivity: {
    routes: [
      '/api/invite-activity/code',
      '/api/invite-activity/situation',
      '/api/invite-activity/invites',
      '/api/invite-activity/awards',
    ],
    calls: [],
  },
} as const satisfies Readonly<Record<ServicePartName, ServicePart>>;
