/** The owner (the visitor), one manager and two of the staff. */
export const personIds = ['you', 'lin', 'zhou', 'chen'] as const;
export type PersonId = (typeof personIds)[number];
type DemoRole = 'owner' | 'manager' | 'employee';

export const roleByPerson: Readonly<Record<PersonId, DemoRole>> = {
  you: 'owner',
  lin: 'manager',
  zhou: 'employee',
  chen: 'employee',
};

const viewIds = ['stores', 'members', 'devices', 'number', 'robot', 'logbook'] as const;
/** A page of the desktop app's menu. */
export type ViewId = (typeof viewIds)[number];

const employeeViews: readonly ViewId[] = ['stores', 'number'];

/** Pages a person's role can see: rights, devices and the whole log are not for staff. */
export const viewsOf = (person: PersonId): readonly ViewId[] =>
  roleByPerson[person] === 'employee' ? employeeViews : viewIds;

/** Whether this person decides about devices, sets login hours, runs the automatic check and reads the whole log. */
export const mayManage = (person: PersonId): boolean => roleByPerson[person] !== 'employee';
