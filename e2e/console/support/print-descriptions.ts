/**
 * Prints the descriptions of the record types as JSON. This is a separate program, because the modules of the
 * descriptions are server-only; record-descriptions.ts runs it.
 */
import {
  isRecordType,
  type Fields,
  type Operation,
} from '@superbrowser/backend/records/record-type';
import type { Access } from '@superbrowser/backend/records/access';
import { allGroups } from '@superbrowser/backend/admin/all-operation-groups';
import { staffRoles } from '@superbrowser/backend/database/tables/staff';

const labelsOf = (fields: Fields = {}) =>
  Object.fromEntries(Object.entries(fields).map(([name, { label }]) => [name, label]));

const describeOperations = (operations: Readonly<Record<string, Operation>>) =>
  Object.fromEntries(
    Object.entries(operations).map(([name, { label, newLabel = label, help, past, args }]) => [
      name,
      { label, newLabel, help, past, args: labelsOf(args) },
    ]),
  );

const rightsOf = (access: Access | null) =>
  Object.fromEntries(
    staffRoles.map((role) => [
      role,
      access?.allowedRoles.includes(role)
        ? 'allowed'
        : access?.visibleTo.includes(role)
          ? 'visible'
          : 'hidden',
    ]),
  );

const verbs = allGroups.flatMap((group) => [
  ...(isRecordType(group)
    ? [{ name: `${group.name} list`, isForm: false, rights: rightsOf(group.access) }]
    : []),
  ...Object.entries(group.operations).map(([name, { access, isCommandOnly, isUnaudited }]) => ({
    name: `${group.name} ${name}`.trim(),
    isForm: !isCommandOnly && !isUnaudited,
    rights: rightsOf(isCommandOnly ? null : access),
  })),
]);

const records = Object.fromEntries(
  allGroups.filter(isRecordType).map(({ name, title, fields, list, operations }) => [
    name,
    {
      title,
      fields: labelsOf(fields),
      filters: labelsOf(list.filters),
      operations: describeOperations(operations),
    },
  ]),
);

process.stdout.write(JSON.stringify({ records, verbs }));
