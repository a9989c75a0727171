import { getTranslations } from 'next-intl/server';
import { findOperationOfEntry, describePast } from '@superbrowser/backend/records/audit-log';
import { verbOf } from '@superbrowser/backend/records/record-type';
import { formatValue, formatActor } from '@superbrowser/backend/records/fields/format-value';
import { formatAuditEntry } from '@superbrowser/backend/records/format-audit-entry';
import type { OpenedRecord } from '@superbrowser/backend/records/read-records';
import { findConsoleOperations } from '@superbrowser/backend/records/run-operation';
import { pathWithQuery } from '@superbrowser/console/lib/url-query';
import { actorOf } from '@superbrowser/console/lib/operation-environment';
import { isAllowed } from '@superbrowser/console/lib/permissions';
import { recordPath } from '@superbrowser/console/lib/record-paths';
import type { ScreenContext } from '@superbrowser/console/lib/screen-context';
import { OperationForm } from './operation-form';
import { RecordValue } from './record-value';
import { DetailList, Instant } from './formatted-values';
import { CopyButton } from './copy-button';

type Panel = NonNullable<ScreenContext['recordType']['view']>['panels'][number];

/** A link from a phone to the person's other data, for staff who may see them. */
async function PersonLink({
  screen: { recordType, staffMember },
  openedRecord,
  names,
}: {
  screen: ScreenContext;
  openedRecord: OpenedRecord;
  names: readonly string[];
}) {
  const t = await getTranslations('console.list');
  const name = names.find(
    (fieldName) =>
      recordType.fields[fieldName]?.format === 'phone' && recordType.fields[fieldName]?.linksTo,
  );
  const recordTypeName = name && recordType.fields[name]?.linksTo;
  const phone = name && openedRecord.row[name];
  if (!recordTypeName || !phone || !isAllowed(staffMember.role, `${recordTypeName} show`))
    return null;
  return (
    <a
      href={pathWithQuery(recordPath(recordTypeName, String(phone)), {
        from: recordPath(recordType.name, openedRecord.key),
      })}
      className="inline-flex min-h-11 items-center text-blue-700 hover:underline"
    >
      {t('person')}
    </a>
  );
}

/** Fields of a record under a title; nothing where all are empty. */
function FieldPanel({
  screen,
  openedRecord,
  panel,
}: {
  screen: ScreenContext;
  openedRecord: OpenedRecord;
  panel: Panel;
}) {
  const { recordType, language } = screen;
  const [title, ...names] = panel;
  const shownFields = names.flatMap((name) => {
    const field = recordType.fields[name];
    const text = field ? formatValue(field, openedRecord.row[name], language) : '';
    return field && text !== '' ? [{ name, field, text }] : [];
  });
  if (shownFields.length === 0) return null;
  const hasPhone = shownFields.some(({ field }) => field.format === 'phone');
  const valueOf = ({ name, field }: (typeof shownFields)[number]) => (
    <RecordValue key={name} field={field} language={language} value={openedRecord.row[name]} />
  );
  const [onlyField, ...more] = shownFields;
  const isAlone = names.length === 1 && onlyField !== undefined && more.length === 0;
  return (
    <section className="panel">
      <h2 className="mb-3 text-base">{title[language]}</h2>
      {isAlone ? (
        valueOf(onlyField)
      ) : (
        <DetailList
          details={shownFields.map((shownField) => [
            shownField.field.label[language],
            valueOf(shownField),
          ])}
        />
      )}
      {hasPhone && (
        <div className="mt-3 flex flex-wrap items-center gap-x-4">
          <CopyButton text={shownFields.map(({ text }) => text).join('\n')} />
          <PersonLink screen={screen} openedRecord={openedRecord} names={names} />
        </div>
      )}
    </section>
  );
}

/** The history of the record, newest first. */
async function HistoryPanel({
  screen: { recordType, language, staffMember },
  openedRecord,
}: {
  screen: ScreenContext;
  openedRecord: OpenedRecord;
}) {
  const t = await getTranslations('console.list');
  if (recordType.fields[recordType.key]?.isPersonal) return null;
  // Leaves out the staff member's own views, because every operation opens the record again. The audit log has these
  // views.
  const shownEntries = openedRecord.history.filter(
    ({ verb, who }) => who !== staffMember.name || findOperationOfEntry(recordType, verb) !== null,
  );
  const viewedText = { zh: t('looked'), en: t('looked') };
  return (
    <section className="panel">
      <h2 className="mb-3 text-base">{t('history')}</h2>
      {isAllowed(staffMember.role, 'audit list') && (
        <p className="mb-3 text-text-3">{t('ownLooks')}</p>
      )}
      {shownEntries.length === 0 && <p className="text-text-3">{t('historyNone')}</p>}
      <ol className="grid gap-3">
        {shownEntries.map((entry, n) => {
          const operation = findOperationOfEntry(recordType, entry.verb);
          const past = operation ? describePast(operation, entry.detail) : viewedText;
          return (
            <li key={n}>
              <p className="text-text-3">
                <Instant at={entry.at} /> {formatActor(entry, language)}
              </p>
              <p>{past[language]}</p>
              <p className="wrap-anywhere text-text-2">
                {formatAuditEntry(entry, recordType, operation, language)}
              </p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** The operations available for the record: buttons first, then forms with fields. */
function OperationPanels({
  screen,
  openedRecord,
}: {
  screen: ScreenContext;
  openedRecord: OpenedRecord;
}) {
  const { recordType, staffMember, language } = screen;
  const scopes = ['record', 'key'] as const;
  const operations = findConsoleOperations(
    recordType,
    scopes,
    actorOf(staffMember),
    openedRecord.row,
  ).filter(([, operation]) => !operation.isUnaudited);
  // If no operation is available, the page shows why the first one is not, for instance on one's own account.
  const [reason] = Object.values(recordType.operations).flatMap(({ access, unavailableReason }) =>
    access.allowedRoles.includes(staffMember.role)
      ? (unavailableReason?.(openedRecord.row, actorOf(staffMember)) ?? [])
      : [],
  );
  if (operations.length === 0) return reason ? <p className="panel">{reason[language]}</p> : null;
  const isButton = ([, { args, fieldsToConfirm }]: (typeof operations)[number]) =>
    Object.keys(args).length === 0 && !fieldsToConfirm;
  const buttons = operations.filter(isButton);
  // While the question of a form is open, the form and its panel are hidden.
  const { result } = screen;
  const askedVerb = result?.kind === 'asked' ? result.verb : null;
  const forms = operations.filter(
    (form) => !isButton(form) && verbOf(recordType, form[0]) !== askedVerb,
  );
  return (
    <>
      {buttons.length > 0 && (
        <section className="panel flex flex-wrap gap-3">
          {buttons.map(([name, operation]) => (
            <OperationForm
              key={name}
              screen={screen}
              name={name}
              operation={operation}
              target={openedRecord}
            />
          ))}
        </section>
      )}
      {forms.map(([name, operation]) => (
        <section key={name} className="panel">
          <h2 className="mb-3 text-base">{operation.label[language]}</h2>
          <OperationForm screen={screen} name={name} operation={operation} target={openedRecord} />
        </section>
      ))}
    </>
  );
}

/** The input of a form that the page no longer offers, because the record changed meanwhile. */
async function LostInput({
  screen,
  openedRecord,
}: {
  screen: ScreenContext;
  openedRecord: OpenedRecord;
}) {
  const { recordType, staffMember, language, result } = screen;
  const t = await getTranslations('console.list');
  if (result?.kind !== 'refused' || result.keys?.[0] !== openedRecord.key) return null;
  const operations = Object.entries(recordType.operations);
  const [name, operation] =
    operations.find(([operationName]) => verbOf(recordType, operationName) === result.verb) ?? [];
  const availableOperations = findConsoleOperations(
    recordType,
    ['record', 'key'],
    actorOf(staffMember),
    openedRecord.row,
  );
  const enteredValues = Object.entries(result.values).filter(([, value]) => value !== '');
  if (
    !operation ||
    enteredValues.length === 0 ||
    availableOperations.some(([operationName]) => operationName === name)
  )
    return null;
  return (
    <section className="panel">
      <h2 className="mb-3 text-base">{t('entered')}</h2>
      <DetailList
        details={enteredValues.map(([argumentName, value]) => [
          operation.args[argumentName]?.label[language] ?? argumentName,
          <span key={argumentName} className="select-all">
            {value}
          </span>,
        ])}
      />
    </section>
  );
}

/** A record with its operations and its history. */
export function RecordDetail({
  screen,
  openedRecord,
}: {
  screen: ScreenContext;
  openedRecord: OpenedRecord;
}) {
  const panels = screen.recordType.view?.panels ?? [];
  return (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      <div className="grid gap-6">
        {panels.map((panel) => (
          <FieldPanel key={panel[0].en} screen={screen} openedRecord={openedRecord} panel={panel} />
        ))}
      </div>
      <div className="grid gap-6">
        <LostInput screen={screen} openedRecord={openedRecord} />
        <OperationPanels screen={screen} openedRecord={openedRecord} />
        <HistoryPanel screen={screen} openedRecord={openedRecord} />
      </div>
    </div>
  );
}
