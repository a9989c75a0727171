import type { ConsoleMessages } from '@superbrowser/console/lib/i18n/types';
import { rightOf } from '@superbrowser/console/lib/who/rights';
import type { StaffRole } from '@superbrowser/backend/database/tables';

interface Section {
  readonly name: keyof ConsoleMessages['frame']['sections'];
  readonly path: string;
  /** Who may do this sees the section. */
  readonly verb: string;
}

const sections: readonly Section[] = [
  { name: 'applications', path: '/applications', verb: 'applications list' },
  { name: 'people', path: '/people', verb: 'people find' },
  { name: 'promoters', path: '/promoters', verb: 'promoters list' },
  { name: 'releases', path: '/releases', verb: 'release list' },
  { name: 'news', path: '/news', verb: 'news list' },
  { name: 'campaigns', path: '/campaigns', verb: 'campaign list' },
  { name: 'site', path: '/site', verb: 'content show' },
  { name: 'health', path: '/health', verb: 'health show' },
  { name: 'audit', path: '/audit', verb: 'audit list' },
  { name: 'staff', path: '/staff', verb: 'staff list' },
];

/** The parts of the console a role may enter, in the order of the menu. */
export const sectionsFor = (role: StaffRole): readonly Section[] =>
  sections.filter(({ verb }) => rightOf(role, verb) === 'may');
