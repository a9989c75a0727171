import { roleByPerson, type PersonId } from './people';

const viewIds = ['stores', 'members', 'devices', 'number', 'robot', 'logbook'] as const;
/** A page of the desktop app's menu. */
export type ViewId = (typeof viewIds)[number];

const employeeViews: readonly ViewId[] = ['stores', 'number'];

/** Pages a person's role can see: rights, devices and the whole log are not for staff. */
export const viewsOf = (person: PersonId): readonly ViewId[] =>
  roleByPerson[person] === 'employee' ? employeeViews : viewIds;
