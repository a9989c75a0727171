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

/** Whether this person decides about devices, sets login hours, runs the automatic check and reads the whole log. */
export const mayManage = (person: PersonId): boolean => roleByPerson[person] !== 'employee';
