/**
 * Who may do what: the one table that pages, forms and tests read. For each verb, in the order of `roles`:
 * `+` may do it, `-` may know that it can be done (403), `.` may not even know (404).
 */
import { staffRoles, type StaffRole } from '@superbrowser/backend/database/tables';

/** Readers look, support answers people, editors publish, owners do everything. */
export const roles = staffRoles;

export type Right = 'may' | 'knows' | 'hidden';

const rights: Readonly<Record<string, string>> = {
  'applications list': '++++',
  'applications show': '++++',
  'applications take': '-+-+',
  'applications assign': '-+-+',
  'applications note': '-+-+',
  'applications done': '-+-+',
  'applications close': '-+-+',
  'applications reopen': '-+-+',
  'applications export': '-+-+',
  'applications replay': '.+.+',
  'webhooks list': '++++',
  'webhooks replay': '.+.+',
  'test-webhook': '...+',
  'people find': '.+.+',
  'people show': '.+.+',
  'people export': '.+.+',
  'people preview': '.-.+',
  'people erase': '.-.+',
  'blocks list': '.+.+',
  'block phone': '.+.+',
  'block range': '...+',
  'block promoter': '.+.+',
  'unblock phone': '.+.+',
  'unblock range': '...+',
  'unblock promoter': '.+.+',
  'release list': '++++',
  'release publish': '--++',
  'release mark': '--++',
  'release retire': '--++',
  'release uploads': '--++',
  'release discard': '--++',
  'release scheduled': '++++',
  'release unschedule': '--++',
  'news list': '++++',
  'news show': '++++',
  'news save': '--++',
  'news publish': '--++',
  'news archive': '--++',
  'news discard': '--++',
  'news remove': '--++',
  'campaign list': '++++',
  'campaign show': '++++',
  'campaign save': '--++',
  'campaign publish': '--++',
  'campaign archive': '--++',
  'campaign discard': '--++',
  'campaign remove': '--++',
  'campaign dates': '--++',
  'content show': '++++',
  'pictures add': '--++',
  'ads set': '--++',
  'ads clear': '--++',
  'qr set': '--++',
  'qr clear': '--++',
  'count set': '--++',
  'mourning on': '...+',
  'mourning off': '...+',
  'promoters list': '++++',
  'promoters set': '--++',
  'promoters remove': '--++',
  'promoters link': '-+++',
  'prices list': '++++',
  'prices save': '--++',
  'prices clear': '--++',
  'audit list': '...+',
  'health show': '++++',
  'errors list': '.+.+',
  'limits list': '.+.+',
  'staff list': '...+',
  'staff role': '...+',
  'staff disable': '...+',
  'staff enable': '...+',
  'staff sign-out': '...+',
};

/**
 * For the command line alone: what reads a file of the machine by its path, which nobody may name from afar; what gives out
 * secrets; and what replaces the database.
 */
export const commandOnly = [
  ...['release add', 'news add', 'campaign add', 'prices set'],
  ...['news template', 'campaign template'],
  ...['staff add', 'staff renew'],
  ...['backup', 'restore', 'test-sms'],
];

const meaning: Readonly<Record<string, Right>> = { '+': 'may', '-': 'knows' };

/** Verbs of the table, in its order; those left out are for the command line alone. */
export const verbsOfConsole = Object.keys(rights);

export const rightOf = (role: StaffRole, verb: string): Right =>
  Object.hasOwn(rights, verb)
    ? (meaning[rights[verb]?.[roles.indexOf(role)] ?? '.'] ?? 'hidden')
    : 'hidden';

export const may = (role: StaffRole, verb: string): boolean => rightOf(role, verb) === 'may';
