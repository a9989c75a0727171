/** Who calls, and who may do what. */
import 'server-only';
import type { AuditSource } from '../database/tables/operator';
import type { StaffRole } from '../database/tables/staff';

/** Who may do something. Others get 403, or 404 where they must not learn that it exists. */
export interface Access {
  readonly allow: readonly StaffRole[];
  readonly visible: readonly StaffRole[];
}
const roles = ['reader', 'support', 'editor', 'owner'] as const satisfies readonly StaffRole[];
const known = (...allow: StaffRole[]): Access => ({ allow, visible: roles });
const hidden = (...allow: StaffRole[]): Access => ({ allow, visible: allow });

export const everyone = known(...roles);
export const support = known('support', 'owner');
export const editors = known('editor', 'owner');
export const allButReaders = known('support', 'editor', 'owner');
export const hiddenUnlessSupport = hidden('support', 'owner');
export const ownersOnly = hidden('owner');
/** Support staff work with these records, but only owners do this. */
export const ownersVisibleToSupport: Access = { allow: ['owner'], visible: ['support', 'owner'] };

/** The caller. At the console the sign-in proves the name; on the command line `--by` only claims it. */
export interface Actor {
  readonly name: string;
  readonly role: StaffRole;
  readonly source: AuditSource;
  /** On the command line: the user account of the machine. */
  readonly systemUser?: string;
}
