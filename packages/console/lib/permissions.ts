/** The rights of roles, from the descriptions of record types. */
import 'server-only';
import { isRecordType } from '@superbrowser/backend/records/record-type';
import type { Access } from '@superbrowser/backend/records/access';
import { findGroup, findOperationByVerb } from '@superbrowser/backend/admin/all-operation-groups';
import type { StaffRole } from '@superbrowser/backend/database/tables/staff';
import { menuEntries } from './menu';

/** `forbidden` is refused with 403, `hidden` with 404. */
type Permission = 'allowed' | 'forbidden' | 'hidden';

/**
 * Who may run an operation or read a list.
 * @param verb `applications list`, `applications take`
 * @returns null for an operation the console does not offer
 */
function accessOf(verb: string): Access | null {
  const operation = findOperationByVerb(verb)?.operation;
  if (operation) return operation.isCommandOnly ? null : operation.access;
  // Lists and records are read by no operation.
  const [groupName = '', name = ''] = verb.split(' ');
  const group = findGroup(groupName);
  return group && isRecordType(group) && (name === 'list' || name === 'show') ? group.access : null;
}

/** The permission of a role. An unknown verb, and an operation that the console does not offer, are hidden. */
export function permissionOf(role: StaffRole, verb: string): Permission {
  const access = accessOf(verb);
  if (access?.allowedRoles.includes(role)) return 'allowed';
  return access?.visibleTo.includes(role) ? 'forbidden' : 'hidden';
}

/** Whether a role may run an operation. */
export const isAllowed = (role: StaffRole, verb: string): boolean =>
  permissionOf(role, verb) === 'allowed';

/** The menu entries of a role. */
export const menuEntriesFor = (role: StaffRole) =>
  menuEntries.filter(({ verb }) => isAllowed(role, verb));
