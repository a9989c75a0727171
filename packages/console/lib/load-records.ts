/** Loads what pages of record types need, once per request and for the signed-in staff member. */
import 'server-only';
import { getLocale } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import type { RecordType } from '@superbrowser/backend/records/record-type';
import { OperationError } from '@superbrowser/backend/common/operation-error';
import { findRecordType } from '@superbrowser/backend/admin/all-operation-groups';
import {
  openRecord,
  countNew,
  type OpenedRecord,
} from '@superbrowser/backend/records/read-records';
import { takeResult } from './forms/form-results';
import { toLanguage } from './i18n/language';
import type { UrlQuery } from './url-query';
import { actorOf, createOperationEnvironment } from './operation-environment';
import type { ScreenContext } from './screen-context';
import { requireAccess, type SignedInStaff } from './session';

/**
 * Responds 404 to an unknown record type, as to a hidden one, so that the response does not reveal whether it exists.
 */
export const requireRecordType = (name: string): RecordType => findRecordType(name) ?? notFound();

/** Loads a record once per request, for both title and page, so that only one view is audited. */
export const findRecord = cache(async (name: string, key: string): Promise<OpenedRecord | null> => {
  const staffMember = await requireAccess(`${name} show`);
  const recordType = requireRecordType(name);
  if (!recordType.view) notFound();
  try {
    return await openRecord(
      recordType,
      key,
      actorOf(staffMember),
      await createOperationEnvironment(),
    );
  } catch (error) {
    if (error instanceof OperationError && error.status !== 403) return null;
    throw error;
  }
});

/**
 * The number of new records, read once per request; 0 for record types that count none.
 * @throws OperationError 403 or 404
 */
export const countNewRecords = cache(
  async (name: string, staffMember: SignedInStaff): Promise<number> =>
    countNew(requireRecordType(name), actorOf(staffMember), await createOperationEnvironment()),
);

/** The data for a page of a record type. */
export async function loadScreenContext(
  name: string,
  staffMember: SignedInStaff,
  query: UrlQuery,
  returnPath: string,
): Promise<ScreenContext> {
  const language = toLanguage(await getLocale());
  return {
    recordType: requireRecordType(name),
    staffMember,
    language,
    result: await takeResult(query, staffMember),
    returnPath,
  };
}
