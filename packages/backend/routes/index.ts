import { accountRoutes } from './accounts';
import { applicationRoutes } from './applications';
import type { Routes } from './context';
import { growthRoutes } from './growth';
import { invitationRoutes } from './invitations';
import { inviteActivityRoutes } from './invite-activity';
import { logRoutes } from './log';
import { publishingRoutes } from './publishing';
import { siteContentRoutes } from './site-content';
import { versionRoutes } from './versions';

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
