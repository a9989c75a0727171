/** The caller of an operation, and the rights of roles. */
import 'server-only';
import type { AuditSource } from '../database/tables/audit';
import { staffRoles, type StaffRole } from '../database/tables/staff';

/** Who may do something. Other staff get 403 if they may see that it exists, and 404 if not. */
export interface Access {
  readonly allowedRoles: readonly StaffRole[];
  readonly visibleTo: readonly StaffRole[];
}
const visibleToAll = (...allowedRoles: StaffRole[]): Access => ({
  allowedRoles,
  visibleTo: staffRoles,
});
const visibleOnlyTo = (...allowedRoles: StaffRole[]): Access => ({
  allowedRoles,
  visibleTo: allowedRoles,
});

// These rights are named for the allowed roles. Other roles see that the operation exists, unless it is hidden.
export const allStaff = visibleToAll(...staffRoles);
export const supportAndOwners = visibleToAll('support', 'owner');
export const editorsAndOwners = visibleToAll('editor', 'owner');
export const allButReaders = visibleToAll('support', 'editor', 'owner');
export const hiddenExceptForSupportAndOwners = visibleOnlyTo('support', 'owner');
export const hiddenExceptForOwners = visibleOnlyTo('owner');
/** For operations that only owners may run, on records with which support staff work too. */
export const ownersOnlyVisibleToSupport: Access = {
  allowedRoles: ['owner'],
  visibleTo: ['support', 'owner'],
};

/** The caller. At the console the sign-in proves the name; on the command line `--by` only claims it. */
export interface Actor {
  readonly name: string;
  readonly role: StaffRole;
  readonly source: AuditSource;
  /** On the command line: the user account of the machine. */
  readonly systemUser?: string;
}
