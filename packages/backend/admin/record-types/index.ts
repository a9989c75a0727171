/** All record types and groups of commands, in the order of the help. */
import 'server-only';
import type { OperationGroup, RecordType } from '../../records/record-type';
import { healthOperations } from '../health';
import { standaloneOperations } from '../standalone-operations';
import { adRecords } from './ads';
import { applicationRecords } from './applications';
import { campaignRecords, newsRecords } from './news-and-campaigns';
import { defineAuditRecords } from './audit';
import { blockRecords } from './blocks';
import { errorRecords } from './errors';
import { limitRecords } from './limits';
import { personRecords } from './people';
import { pictureOperations } from './pictures';
import { priceRecords } from './prices';
import { promoterRecords } from './promoters';
import { qrRecords } from './qr';
import { releaseRecords } from './releases';
import { scheduleRecords } from './schedule';
import { settingRecords } from './settings';
import { staffRecords } from './staff';
import { termsRecords } from './terms';
import { uploadRecords } from './uploads';
import { webhookRecords } from './webhooks';

const recordTypesExceptAudit: readonly RecordType[] = [
  applicationRecords,
  webhookRecords,
  personRecords,
  blockRecords,
  promoterRecords,
  releaseRecords,
  uploadRecords,
  scheduleRecords,
  newsRecords,
  campaignRecords,
  adRecords,
  qrRecords,
  settingRecords,
  priceRecords,
  termsRecords,
  staffRecords,
  errorRecords,
  limitRecords,
];
const groupsWithoutRecords: readonly OperationGroup[] = [
  pictureOperations,
  healthOperations,
  standaloneOperations,
];

export const recordTypes: readonly RecordType[] = [
  ...recordTypesExceptAudit,
  defineAuditRecords([...recordTypesExceptAudit, ...groupsWithoutRecords]),
];
export const operationGroups: readonly OperationGroup[] = [...recordTypes, ...groupsWithoutRecords];

/** @returns undefined for an unknown name */
export const findRecordType = (name: string): RecordType | undefined =>
  recordTypes.find((recordType) => recordType.name === name);
/** Also finds groups without records, such as `health`. @returns undefined for an unknown name */
export const findGroup = (name: string): OperationGroup | undefined =>
  operationGroups.find((group) => group.name === name);
