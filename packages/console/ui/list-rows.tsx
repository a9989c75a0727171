import { getTranslations } from 'next-intl/server';
import {
  verbOf,
  type Operation,
  type RecordType,
  type FieldValues,
} from '@superbrowser/backend/records/record-type';
import type { ListPage } from '@superbrowser/backend/records/read-records';
import { reservedFieldNames } from '@superbrowser/console/lib/forms/form-fields';
import { withListQuery } from '@superbrowser/console/lib/url-query';
import { actorOf } from '@superbrowser/console/lib/operation-environment';
import { dedicatedScreenPath, recordPath } from '@superbrowser/console/lib/record-paths';
import { isAllowed } from '@superbrowser/console/lib/permissions';
import type { ScreenContext } from '@superbrowser/console/lib/screen-context';
import { RecordValue } from './record-value';
import { Table } from './table';

/** The rows of a list. They have checkboxes if an operation takes several records. */
export async function ListRows({
  screen,
  listPage,
  bulkOperations,
}: {
  screen: ScreenContext;
  listPage: ListPage;
  bulkOperations: readonly Operation[];
}) {
  const { recordType, staffMember, language, result } = screen;
  const t = await getTranslations('console.list');
  const checkedKeys = result?.kind === 'refused' ? (result.keys ?? []) : [];
  const nameField = nameFieldOf(recordType);
  const otherColumns = recordType.list.columns.filter(
    (name) => name !== recordType.key && name !== nameField,
  );
  const canSelect = (row: FieldValues) =>
    bulkOperations.some((operation) => !operation.unavailableReason?.(row, actorOf(staffMember)));
  const checkboxOf = (row: FieldValues, key: string) =>
    canSelect(row) && (
      <input
        type="checkbox"
        name={reservedFieldNames.key}
        value={key}
        defaultChecked={checkedKeys.includes(key)}
        aria-label={t('select', { key })}
        className="size-6 align-[-0.4em]"
      />
    );
  const rows = listPage.rows.map((row, n) => {
    const key = String(row[recordType.key]);
    const cells = otherColumns.map((name) => {
      const field = recordType.fields[name];
      return (
        field && (
          <RecordValue key={name} field={field} language={language} value={row[name]} isShort />
        )
      );
    });
    return {
      key: `${key} ${n}`,
      cells: [
        ...(bulkOperations.length > 0 ? [checkboxOf(row, key) || null] : []),
        <KeyCell key="key" screen={screen} row={row} />,
        ...cells.map((cell, index) => (isEmpty(row[otherColumns[index] ?? '']) ? null : cell)),
      ],
    };
  });
  const heads = [nameField, ...otherColumns].map(
    (name) => recordType.fields[name]?.label[language] ?? name,
  );
  return (
    <Table
      label={recordType.title[language]}
      heads={[...(bulkOperations.length > 0 ? [{ hidden: t('selectColumn') }] : []), ...heads]}
      nameColumn={bulkOperations.length > 0 ? 1 : 0}
      rows={rows}
    />
  );
}

const isEmpty = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);

/** The link of a row: to its record, or to its editor. */
function recordHref(
  { recordType, staffMember, returnPath }: ScreenContext,
  row: FieldValues,
): string | null {
  const key = String(row[recordType.key]);
  if (!recordType.view || recordType.fields[recordType.key]?.isPersonal) return null;
  const saveVerb = verbOf(recordType, 'save');
  const editorPath =
    isAllowed(staffMember.role, saveVerb) && row.state !== 'builtIn'
      ? dedicatedScreenPath(saveVerb, key)
      : null;
  return editorPath ?? withListQuery(recordPath(recordType.name, key), returnPath);
}

/** The field a list names its rows by. */
const nameFieldOf = ({ nameField, key }: RecordType) => nameField ?? key;

function KeyCell({ screen, row }: { screen: ScreenContext; row: FieldValues }) {
  const { recordType, language } = screen;
  const name = nameFieldOf(recordType);
  const field = recordType.fields[name];
  const href = recordHref(screen, row);
  if (!field) return null;
  const value = <RecordValue field={field} language={language} value={row[name]} isShort />;
  return href ? (
    <a
      href={href}
      className="inline-flex min-h-6 items-center whitespace-nowrap text-blue-700 hover:underline"
    >
      {value}
    </a>
  ) : (
    value
  );
}
