/** All groups of operations, in the order of the help: record types, then the groups of ../operation-groups. */
import 'server-only';
import type { Operation, OperationGroup, RecordType } from '../../records/record-type';
import { healthOperations } from '../operation-groups/health';
import { operatorCommands } from '../operation-groups/operator-commands';
import { pictureOperations } from '../operation-groups/pictures';
import { adRecordType } from './ads';
import { applicationRecordType } from './applications';
import { campaignRecordType, newsRecordType } from './news-and-campaigns';
import { defineAuditRecordType } from './audit';
import { blockRecordType } from './blocks';
import { errorRecordType } from './errors';
import { limitRecordType } from './limits';
import { personRecordType } from './people';
import { priceRecordType } from './prices';
import { promoterRecordType } from './promoters';
import { qrRecordType } from './qr';
import { releaseRecordType } from './releases';
import { scheduleRecordType } from './schedule';
import { settingRecordType } from './settings';
import { staffRecordType } from './staff';
import { termsRecordType } from './terms';
import { uploadRecordType } from './uploads';
import { webhookRecordType } from './webhooks';

const recordTypesExceptAudit: readonly RecordType[] = [
  applicationRecordType,
  webhookRecordType,
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
  settingRecordType,
  priceRecordType,
  termsRecordType,
  staffRecordType,
  errorRecordType,
  limitRecordType,
];
const groupsWithoutRecords: readonly OperationGroup[] = [
  pictureOperations,
  healthOperations,
  operatorCommands,
];

export const recordTypes: readonly RecordType[] = [
  ...recordTypesExceptAudit,
  defineAuditRecordType([...recordTypesExceptAudit, ...groupsWithoutRecords]),
];
export const allGroups: readonly OperationGroup[] = [...recordTypes, ...groupsWithoutRecords];

/** @returns undefined for an unknown name */
export const findRecordType = (name: string): RecordType | undefined =>
  recordTypes.find((recordType) => recordType.name === name);
/** Also finds groups without records, such as `health`. @returns undefined for an unknown name */
export const findGroup = (name: string): OperationGroup | undefined =>
  allGroups.find((group) => group.name === name);

/** An operation with its group, its name and its verb. */
export interface NamedOperation {
  readonly verb: string;
  readonly group: OperationGroup;
  readonly name: string;
  readonly operation: Operation;
}

/** Finds the operation of a verb such as `applications take`. @returns undefined for an unknown verb */
export function findOperationByVerb(verb: string): NamedOperation | undefined {
  const [groupName = '', name = ''] = verb.split(' ');
  const group = findGroup(groupName);
  const operation = group && Object.hasOwn(group.operations, name) ? group.operations[name] : null;
  return group && operation ? { verb, group, name, operation } : undefined;
}
