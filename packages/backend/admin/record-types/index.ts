/** All record types and groups of commands, in the order of the help. */
import 'server-only';
import type { OperationGroup, RecordType } from '../record-type';
import { health } from '../health';
import { standaloneOperations } from '../operations/standalone-operations';
import { ads } from './ads';
import { applications } from './applications';
import { campaigns, news } from './articles';
import { defineAudit } from './audit';
import { blocks } from './blocks';
import { errors, limits } from './errors';
import { people } from './people';
import { pictures } from './pictures';
import { prices } from './prices';
import { promoters } from './promoters';
import { qr } from './qr';
import { releases } from './releases';
import { schedule } from './schedule';
import { settings } from './settings';
import { staff } from './staff';
import { terms } from './offer-terms';
import { uploads } from './uploads';
import { webhooks } from './webhooks';

const recordTypesBesideAudit: readonly RecordType[] = [
  ...[applications, webhooks, people, blocks],
  ...[promoters, releases, uploads, schedule],
  ...[news, campaigns, ads, qr, settings, prices, terms],
  ...[staff, errors, limits],
];
const groupsWithoutRecords: readonly OperationGroup[] = [pictures, health, standaloneOperations];

export const recordTypes: readonly RecordType[] = [
  ...recordTypesBesideAudit,
  defineAudit([...recordTypesBesideAudit, ...groupsWithoutRecords]),
];
export const groups: readonly OperationGroup[] = [...recordTypes, ...groupsWithoutRecords];

/** @returns undefined for an unknown name */
export const findRecordType = (name: string): RecordType | undefined =>
  recordTypes.find((one) => one.name === name);
/** Also finds groups without records, such as `health`. @returns undefined for an unknown name */
export const findGroup = (name: string): OperationGroup | undefined =>
  groups.find((one) => one.name === name);
