/** Writes applications as a spreadsheet, with the labels of the screen and times in China. */
import 'server-only';
import { toCsv, type Cell } from '@superbrowser/shared/csv';
import { applicationKinds } from '@superbrowser/contract/forms/application-kinds';
import type { Language } from '@superbrowser/shared/bilingual-text';
import type { FieldValues } from '../../../records/record-type';
import { formatValue } from '../../../records/fields/format-value';
import type { DeploymentContext } from '../../../deployment-context';
import { applicationFields, kindOrFeedback } from './application-fields';
import { describeAttribution, type AttributionRow } from './describe-attribution';

/**
 * The screenshot is left out because a picture does not fit in a cell, and webhook deliveries are not part of the
 * application.
 */
const spreadsheetColumns = [
  ...(['number', 'kind', 'state', 'handled_by', 'created_at', 'company', 'contact'] as const),
  ...(['phone', 'email', 'language', 'answers', 'source', 'notes'] as const),
];

/** @param records as `loadApplicationRecords` returns them */
export const createSpreadsheetWriter =
  (
    records: readonly Readonly<Record<string, Cell>>[],
    { describeAnswers }: Pick<DeploymentContext, 'describeAnswers'>,
  ) =>
  (language: Language): string => {
    const rows: FieldValues[] = records.map((record) => ({
      ...record,
      number: record['apply_no'],
      company: record['company_name'],
      language: record['locale'],
      answers: describeAnswers(
        kindOrFeedback(applicationKinds.find((kind) => kind === record['kind'])),
        JSON.parse(String(record['fields'])) as Record<string, unknown>,
      ),
      source: describeAttribution(record as unknown as AttributionRow),
    }));
    return toCsv(
      spreadsheetColumns.map((name) => applicationFields[name].label[language]),
      rows.map((row) =>
        spreadsheetColumns.map((name) => {
          // All notes of an application share one cell.
          const field = name === 'notes' ? ({ format: 'text' } as const) : applicationFields[name];
          return formatValue(field, name === 'notes' ? row['note'] : row[name], language);
        }),
      ),
    );
  };
