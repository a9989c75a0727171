/** The rights of roles, from the descriptions of record types. */
import 'server-only';
import { isRecordType, type Access } from '@superbrowser/backend/admin/define';
import { findGroup } from '@superbrowser/backend/admin/record-types';
import type { StaffRole } from '@superbrowser/backend/database/tables/staff';
import { sections } from './sections';

/** Allowed; refused with 403; hidden with 404. */
export type Right = 'may' | 'knows' | 'hidden';

/** @param verb `applications list`, `applications take`; null for an operation the console does not offer */
export function accessOf(verb: string): Access | null {
  const [first = '', name = ''] = verb.split(' ');
  const group = findGroup(first);
  const operation = group && Object.hasOwn(group.operations, name) ? group.operations[name] : null;
  if (operation) return operation.isCommandOnly ? null : operation.access;
  return group && isRecordType(group) && (name === 'list' || name === 'show') ? group.access : null;
}

/** An unknown verb is hidden, as is an operation the console does not offer. */
export function rightOf(role: StaffRole, verb: string): Right {
  const access = accessOf(verb);
  if (access?.allow.includes(role)) return 'may';
  return access?.visible.includes(role) ? 'knows' : 'hidden';
}

export const may = (role: StaffRole, verb: string): boolean => rightOf(role, verb) === 'may';

/** The sections a role may enter, in the order of the menu. */
export const sectionsFor = (role: StaffRole) => sections.filter(({ verb }) => may(role, verb));
