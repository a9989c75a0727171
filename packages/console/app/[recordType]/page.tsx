import { getLocale, getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { messageOfIssue } from '@superbrowser/backend/records/fields/issue-message';
import { findSummary } from '@superbrowser/backend/records/read-records';
import { toLanguage } from '@superbrowser/console/lib/i18n/language';
import {
  pathWithQuery,
  queryParam,
  splitListQuery,
  type UrlQuery,
} from '@superbrowser/console/lib/url-query';
import {
  requireRecordType,
  loadScreenContext,
  countNewRecords,
} from '@superbrowser/console/lib/load-records';
import {
  actorOf,
  createOperationEnvironment,
} from '@superbrowser/console/lib/operation-environment';
import { requireAccess } from '@superbrowser/console/lib/session';
import { isAllowed } from '@superbrowser/console/lib/permissions';
import { FieldControl } from '@superbrowser/console/ui/field-control';
import { ResultNotice } from '@superbrowser/console/ui/result-notice';
import { ConsoleFrame } from '@superbrowser/console/ui/console-frame';
import { RecordList } from '@superbrowser/console/ui/record-list';
import { menuEntryOf } from '@superbrowser/console/lib/menu';
import { dedicatedScreenPath, recordPath } from '@superbrowser/console/lib/record-paths';
import type { ScreenContext } from '@superbrowser/console/lib/screen-context';
import { Button, ButtonLink } from '@/components/ui/button';

interface PageProps {
  readonly params: Promise<{ readonly recordType: string }>;
  readonly searchParams: Promise<UrlQuery>;
}

export async function generateMetadata({ params }: PageProps) {
  const { recordType: name } = await params;
  const staffMember = await requireAccess(`${name} list`);
  const title = requireRecordType(name).title[toLanguage(await getLocale())];
  const count = await countNewRecords(name, staffMember);
  const t = await getTranslations('console.list');
  return { title: count > 0 ? t('titleWithCount', { count, title }) : title };
}

/** Records whose key is personal data are not listed on the console: a staff member opens them by typing the key. */
async function OpenByKey({ screen, query }: { screen: ScreenContext; query: UrlQuery }) {
  const { recordType, language } = screen;
  const t = await getTranslations('console.list');
  const typedKey = queryParam(query, recordType.key);
  const field = recordType.fields[recordType.key];
  if (!field) return null;
  const parsedKey = typedKey === undefined ? undefined : field.schema.safeParse(typedKey);
  if (parsedKey?.success) redirect(recordPath(recordType.name, String(parsedKey.data)));
  const [issue] = parsedKey?.error?.issues ?? [];
  return (
    <form className="flex max-w-md flex-wrap items-start gap-3">
      <FieldControl
        id={recordType.key}
        name={recordType.key}
        field={field}
        language={language}
        value={typedKey}
        error={issue && messageOfIssue(issue)[language]}
      />
      <Button type="submit" className="mt-[29px]">
        {t('find')}
      </Button>
    </form>
  );
}

export default async function RecordListPage({ params, searchParams }: PageProps) {
  const { recordType: name } = await params;
  const staffMember = await requireAccess(`${name} list`);
  const query = await searchParams;
  const path = `/${name}`;
  const requestedList = splitListQuery(requireRecordType(name), query);
  const returnPath = pathWithQuery(path, { ...requestedList.filters, ...requestedList.page });
  const screen = await loadScreenContext(name, staffMember, query, returnPath);
  const { recordType, language } = screen;
  const t = await getTranslations('console.list');
  const summary = await findSummary(
    recordType,
    actorOf(staffMember),
    await createOperationEnvironment(),
  );
  const editorPath = isAllowed(staffMember.role, `${name} save`)
    ? dedicatedScreenPath(`${name} save`)
    : null;
  return (
    <ConsoleFrame staffMember={staffMember} menuEntry={menuEntryOf(name)} returnPath={returnPath}>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <h1 className="text-h3">{recordType.title[language]}</h1>
        {editorPath && (
          <ButtonLink href={editorPath} size="sm">
            {t('new')}
          </ButtonLink>
        )}
      </div>
      <p className="mt-1 mb-4 text-text-2">{(summary ?? recordType.list.lead)?.[language]}</p>
      <ResultNotice result={screen.result} staffMember={staffMember} returnPath={returnPath} />
      {recordType.fields[recordType.key]?.isPersonal ? (
        <OpenByKey screen={screen} query={query} />
      ) : (
        <RecordList screen={screen} query={query} path={path} />
      )}
    </ConsoleFrame>
  );
}
