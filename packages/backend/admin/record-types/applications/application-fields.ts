/** The fields of an application. */
import 'server-only';
import { parseApplicationNumber } from '@superbrowser/contract/forms/application-number';
import type { ApplicationKind } from '@superbrowser/contract/forms/application-kinds';
import { bilingual } from '@superbrowser/shared/bilingual-text';
import type { ApplicationState } from '../../../database/tables/applications';
import type { Choice } from '../../../records/record-type';
import * as f from '../../../records/fields/field-kinds';

export const kindChoices: Record<ApplicationKind, Choice> = {
  private: { label: bilingual('私有部署', 'Private deployment') },
  ecology: { label: bilingual('生态合作', 'Ecosystem') },
  partners: { label: bilingual('渠道合作', 'Channel partner') },
  customization: { label: bilingual('定制需求', 'Customization') },
  appointment: { label: bilingual('上门预约', 'Visit') },
  feedback: { label: bilingual('反馈', 'Feedback') },
  cancelAccount: { label: bilingual('注销', 'Cancellation') },
};

/**
 * The kind to show a stored application as. A kind that this release does not know can be stored by a newer one that
 * was rolled back. Such an application counts as feedback, so that staff can still read and answer it.
 */
export const kindOrFeedback = (kind: ApplicationKind | undefined): ApplicationKind =>
  kind ?? 'feedback';

/** Removes the separators of an application number, as it is stored. Any other text is returned unchanged. */
export const normalizeApplicationNumber = (number: string): string =>
  parseApplicationNumber(number) ?? number;

export const kindField = f.choice(bilingual('类别', 'Kind'), kindChoices);
const stateChoices = {
  new: { label: bilingual('未处理', 'New'), tone: 'blue' },
  'in work': { label: bilingual('处理中', 'In work'), tone: 'soft' },
  done: { label: bilingual('已办完', 'Done'), tone: 'ok' },
} satisfies Record<ApplicationState, Choice>;
export const stateField = f.choice(bilingual('状态', 'State'), stateChoices);
/** The states to filter by; `open` are all but done. */
export const stateFilter = f.choice(bilingual('状态', 'State'), {
  open: { label: bilingual('未办完', 'Not done') },
  ...stateChoices,
});

export const applicationFields = {
  number: f.applicationNumber(bilingual('编号', 'Number')),
  kind: kindField,
  state: stateField,
  feedback_kind: f.unversioned(f.bilingualText(bilingual('反馈类别', 'Kind of feedback'))),
  company: f.text(bilingual('公司', 'Company')),
  contact: f.personal(f.text(bilingual('联系人', 'Contact'))),
  phone: f.withLink(f.personal(f.phone(bilingual('手机号', 'Phone'))), 'people'),
  email: f.personal(f.text(bilingual('邮箱', 'Email'))),
  reach: f.unversioned(f.personal(f.bilingualText(bilingual('怎样联系', 'How to reach them')))),
  language: f.choice(bilingual('语言', 'Language'), {
    'zh-CN': { label: bilingual('中文', 'Chinese') },
    'en-US': { label: bilingual('英文', 'English') },
  }),
  handled_by: f.text(bilingual('处理人', 'Handled by')),
  created_at: f.instant(bilingual('收到时间', 'Received')),
  answers: f.personal(f.details(bilingual('填写的内容', 'What they wrote'))),
  screenshot: f.picture(bilingual('截图', 'Screenshot')),
  source: f.details(bilingual('来源', 'Came by')),
  notes: f.personal(f.authoredTexts(bilingual('备注', 'Notes'))),
  webhook: f.unversioned(
    f.details(bilingual('给业务系统（webhook）的通知', 'Webhook call to your own system')),
  ),
};
