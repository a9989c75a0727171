import { getLocale, getTranslations } from 'next-intl/server';
import { notFound, redirect } from 'next/navigation';
import type { RecordType } from '@superbrowser/backend/records/record-type';
import type { Language } from '@superbrowser/shared/bilingual-text';
import { formatValue } from '@superbrowser/backend/records/fields/format-value';
import type { OpenedRecord } from '@superbrowser/backend/records/read-records';
import { toConsolePath, resultParam, withResult } from '@superbrowser/console/lib/result-url';
import { toLanguage } from '@superbrowser/console/lib/i18n/language';
import {
  queryParam,
  listPath,
  pathWithQuery,
  withListQuery,
  type UrlQuery,
} from '@superbrowser/console/lib/url-query';
import {
  findRecord,
  requireRecordType,
  loadScreenContext,
} from '@superbrowser/console/lib/load-records';
import { requireAccess } from '@superbrowser/console/lib/session';
import { ResultNotice } from '@superbrowser/console/ui/result-notice';
import { ConsoleFrame } from '@superbrowser/console/ui/console-frame';
import { RecordDetail } from '@superbrowser/console/ui/record-detail';
import { menuEntryOf } from '@superbrowser/console/lib/menu';
import { recordPath } from '@superbrowser/console/lib/record-paths';

interface PageProps {
  readonly params: Promise<{ readonly recordType: string; readonly key: string }>;
  readonly searchParams: Promise<UrlQuery>;
}

async function loadFromAddress({ params, searchParams }: PageProps) {
  const { recordType: name, key } = await params;
  const openedRecord = await findRecord(name, decodeURIComponent(key));
  if (openedRecord) return { name, openedRecord };
  // The operation removed the record, so the list shows the result.
  const query = await searchParams;
  const result = queryParam(query, resultParam);
  return result ? redirect(withResult(listPath(`/${name}`, query), result)) : notFound();
}

/** The record's name for people: its `nameField`, else its key. */
function displayName(
  { nameField, key, fields }: RecordType,
  openedRecord: OpenedRecord,
  language: Language,
) {
  const field = fields[nameField ?? key];
  return field
    ? formatValue(field, nameField ? openedRecord.row[nameField] : openedRecord.key, language)
    : openedRecord.key;
}

export async function generateMetadata(props: PageProps) {
  const { name, openedRecord } = await loadFromAddress(props);
  const recordType = requireRecordType(name);
  const field = recordType.fields[recordType.nameField ?? recordType.key];
  // The browser keeps titles in its history, so they contain no personal data.
  const isPersonal =
    (field?.isPersonal ?? false) || (recordType.fields[recordType.key]?.isPersonal ?? false);
  const language = toLanguage(await getLocale());
  return {
    title:
      isPersonal || !field
        ? recordType.title[language]
        : displayName(recordType, openedRecord, language),
  };
}

export default async function RecordPage(props: PageProps) {
  const { name, openedRecord } = await loadFromAddress(props);
  const staffMember = await requireAccess(`${name} show`);
  const query = await props.searchParams;
  const parentListPath = listPath(`/${name}`, query);
  const currentPath = recordPath(name, openedRecord.key);
  // The record from which a link led to this page; '/' if the link was in the list.
  const fromPath = toConsolePath(queryParam(query, 'from'));
  const isFromRecord = fromPath !== '/';
  const path = isFromRecord
    ? pathWithQuery(currentPath, { from: fromPath })
    : withListQuery(currentPath, parentListPath);
  const screen = await loadScreenContext(name, staffMember, query, path);
  const { recordType, language, result } = screen;
  const t = await getTranslations('console.list');
  return (
    <ConsoleFrame staffMember={staffMember} menuEntry={menuEntryOf(name)} returnPath={path}>
      <a
        href={isFromRecord ? fromPath : parentListPath}
        className="inline-flex min-h-11 items-center text-blue-700 hover:underline"
      >
        {isFromRecord ? t('backTo', { name: fromPath.replace(/.*\//, '') }) : t('back')}
      </a>
      <h1 className="mb-4 font-mono text-h3 break-all">
        {displayName(recordType, openedRecord, language)}
      </h1>
      <ResultNotice result={result} staffMember={staffMember} returnPath={path} />
      <RecordDetail screen={screen} openedRecord={openedRecord} />
    </ConsoleFrame>
  );
}
