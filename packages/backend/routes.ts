import { invitationRoutes } from './accounts/invitations';
import { inviteActivityRoutes } from './accounts/invite-activity';
import { accountRoutes } from './accounts/registration';
import { applicationRoutes } from './applications/apply';
import { logRoutes } from './content/events';
import { growthRoutes } from './content/promoters';
import { publishingRoutes, siteContentRoutes } from './content/site-content';
import { versionRoutes } from './content/versions';
import type { Routes } from './context';

/** Every endpoint of the wire table has its route; a missing one is a type error. */
export const backendRoutes: Routes = {
  ...versionRoutes,
  ...siteContentRoutes,
  ...publishingRoutes,
  ...growthRoutes,
  ...logRoutes,
  ...accountRoutes,
  ...applicationRoutes,
  ...invitationRoutes,
  ...inviteActivityRoutes,
};
