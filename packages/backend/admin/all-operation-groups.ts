/** All groups of operations, in the order of the help: record types, then the groups of operation-groups/. */
import 'server-only';
import type { Operation, OperationGroup, RecordType } from '../records/record-type';
import { healthOperations } from './operation-groups/health';
import { installationCommands } from './operation-groups/installation-commands';
import { pictureOperations } from './operation-groups/pictures';
import { adRecordType } from './record-types/ads';
import { applicationRecordType } from './record-types/applications';
import { campaignRecordType, newsRecordType } from './record-types/news-and-campaigns';
import { defineAuditRecordType } from './record-types/audit';
import { blockRecordType } from './record-types/blocks';
import { errorRecordType } from './record-types/errors';
import { limitRecordType } from './record-types/limits';
import { personRecordType } from './record-types/people';
import { priceRecordType } from './record-types/prices';
import { promoterRecordType } from './record-types/promoters';
import { qrRecordType } from './record-types/qr';
import { releaseRecordType } from './record-types/releases';
import { scheduleRecordType } from './record-types/schedule';
import { siteSettingRecordType } from './record-types/settings';
import { staffRecordType } from './record-types/staff';
import { termsRecordType } from './record-types/terms';
import { uploadRecordType } from './record-types/uploads';
import { webhookDeliveryRecordType } from './record-types/webhooks';

const recordTypesExceptAudit: readonly RecordType[] = [
  applicationRecordType,
  webhookDeliveryRecordType,
  personRecordType,
  blockRecordType,
  promoterRecordType,
  releaseRecordType,
  uploadRecordType,
  scheduleRecordType,
  newsRecordType,
  campaignRecordType,
  adRecordType,
  qrRecordType,
  siteSettingRecordType,
  priceRecordType,
  termsRecordType,
  staffRecordType,
  errorRecordType,
  limitRecordType,
];
const groupsWithoutRecords: readonly OperationGroup[] = [
  pictureOperations,
  healthOperations,
  installationCommands,
];

export const recordTypes: readonly RecordType[] = [
  ...recordTypesExceptAudit,
  defineAuditRecordType([...recordTypesExceptAudit, ...groupsWithoutRecords]),
];
export const allGroups: readonly OperationGroup[] = [...recordTypes, ...groupsWithoutRecords];

/** @returns null for an unknown name */
export const findRecordType = (name: string): RecordType | null =>
  recordTypes.find((recordType) => recordType.name === name) ?? null;
/** Also finds groups without records, such as `health`. @returns null for an unknown name */
export const findGroup = (name: string): OperationGroup | null =>
  allGroups.find((group) => group.name === name) ?? null;

/** An operation with its group, its name and its verb. */
export interface NamedOperation {
  readonly verb: string;
  readonly group: OperationGroup;
  readonly name: string;
  readonly operation: Operation;
}

/**
 * Finds the operation of a verb such as `applications take`.
 * @returns null for an unknown verb, and for commands without a group such as `backup`
 */
export function findOperationByVerb(verb: string): NamedOperation | null {
  const [groupName = '', name = ''] = verb.split(' ');
  const group = findGroup(groupName);
  const operation = group && Object.hasOwn(group.operations, name) ? group.operations[name] : null;
  return group && operation ? { verb, group, name, operation } : null;
}
