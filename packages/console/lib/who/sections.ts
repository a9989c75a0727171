/** The parts of the console a role may enter. */
import 'server-only';
import type { StaffRole } from '@superbrowser/backend/database/tables';
import { sections } from '../../ui/sections';
import { may } from './rights';

/** In the order of the menu. */
export const sectionsFor = (role: StaffRole) => sections.filter(({ verb }) => may(role, verb));
