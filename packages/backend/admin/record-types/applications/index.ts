/** Applications: what visitors sent through the site's forms. */
import 'server-only';
import { applicationKindOf } from '@superbrowser/contract/forms/application-kinds';
import { groupApplicationNumber } from '@superbrowser/contract/forms/application-number';
import { bilingual } from '@superbrowser/shared/bilingual-text';
import { defineRecordType, type FieldValues } from '../../../records/record-type';
import { allStaff } from '../../../records/access';
import * as f from '../../../records/fields/field-kinds';
import { applicationFields, kindField, kindOrFeedback, stateFilter } from './application-fields';
import { findApplication, feedbackKindLabel, type Application } from './load-application';
import { parseFilter } from './search/parse-filter';
import { decodeCursor, encodeCursor } from './search/cursors';
import { loadHandlerChoices } from './assignees';
import { createExportAndReplayOperations } from './export-and-replay-operations';
import { handlingOperations } from './handling-operations';
import { listApplications } from './search/list-applications';
import { countNewApplications, describeOpenApplications } from './search/open-counts';

const applicationFilters = {
  q: f.optional(
    f.withHint(
      f.text(
        bilingual('编号、手机号、邮箱、公司或联系人', 'Number, phone, email, company or contact'),
        1_000,
      ),
      '编号要完整；手机号完整或后 4 位以上。反馈里留的手机号，在「用户」里查',
      'The whole number; a whole phone or its last 4 digits or more. A phone left in feedback is found under People',
    ),
  ),
  kind: f.optional(kindField),
  state: f.optional(stateFilter),
  handler: f.optional(
    f.withLoadedChoices(f.text(bilingual('处理人', 'Handled by'), 80), loadHandlerChoices),
  ),
  from: f.optional(f.dayOrInstant(bilingual('从哪天', 'From'))),
  until: f.optional(f.dayOrInstant(bilingual('到哪天', 'To'))),
};

export const applicationRecordType = defineRecordType<Application>({
  name: 'applications',
  title: bilingual('申请', 'Applications'),
  key: 'number',
  access: allStaff,
  fields: applicationFields,
  list: {
    columns: [
      'number',
      'kind',
      'feedback_kind',
      'state',
      'company',
      'contact',
      'phone',
      'handled_by',
      'created_at',
    ],
    filters: applicationFilters,
    countNew: ({ db }) => countNewApplications(db),
    loadSummary: describeOpenApplications,
    async load(
      { filters: filterValues, page, size, afterCursor, beforeCursor },
      { db, deployment },
    ) {
      f.requireDaysInOrder(filterValues, 'from', 'until');
      const query = {
        page,
        size,
        afterCursor: decodeCursor(afterCursor),
        beforeCursor: decodeCursor(beforeCursor),
      };
      const loadedPage = await listApplications(db, {
        ...query,
        filter: parseFilter(filterValues),
      });
      const { rows } = loadedPage;
      const [first, last] = [rows.at(0), rows.at(-1)];
      return {
        ...loadedPage,
        ...(first && last && { firstCursor: encodeCursor(first), lastCursor: encodeCursor(last) }),
        rows: rows.map(({ apply_no, type, company_name: company, fields, ...row }) => ({
          ...row,
          feedback_kind: feedbackKindLabel(JSON.parse(fields) as FieldValues, deployment),
          number: groupApplicationNumber(apply_no),
          kind: kindOrFeedback(applicationKindOf(type)),
          company,
        })),
      };
    },
  },
  view: {
    panels: [
      [
        bilingual('联系方式', 'Contact'),
        'company',
        'contact',
        'phone',
        'email',
        'reach',
        'language',
      ],
      [bilingual('填写的内容', 'What they wrote'), 'answers'],
      [bilingual('处理', 'Handling'), 'kind', 'feedback_kind', 'state', 'handled_by', 'created_at'],
      [bilingual('备注', 'Notes'), 'notes'],
      [bilingual('来源', 'Came by'), 'source'],
      [bilingual('截图', 'Screenshot'), 'screenshot'],
      [applicationFields.webhook.label, 'webhook'],
    ],
    load: findApplication,
  },
  operations: { ...handlingOperations, ...createExportAndReplayOperations(applicationFilters) },
});
