/** The fields of an application. */
import 'server-only';
import type { ApplicationState } from '../../../database/tables/applications';
import { t, type Choice } from '../../record-type';
import * as f from '../../fields/field-kinds';
import { applicationKinds } from './load-application';

export const kind = f.choice(t('类别', 'Kind'), applicationKinds);
const states = {
  new: { label: t('未处理', 'New'), tone: 'blue' },
  'in work': { label: t('处理中', 'In work'), tone: 'soft' },
  done: { label: t('已办完', 'Done'), tone: 'ok' },
} satisfies Record<ApplicationState, Choice>;
export const state = f.choice(t('状态', 'State'), states);
/** The filters of the list. */
export const stateFilter = f.choice(t('状态', 'State'), {
  open: { label: t('未办完', 'Not done') },
  ...states,
});

export const applicationFields = {
  number: f.applicationNumber(t('编号', 'Number')),
  kind,
  state,
  topic: f.unversioned(f.localized(t('反馈类别', 'Kind of feedback'))),
  company: f.text(t('公司', 'Company')),
  contact: f.personal(f.text(t('联系人', 'Contact'))),
  phone: f.linked(f.personal(f.phone(t('手机号', 'Phone'))), 'people'),
  email: f.personal(f.text(t('邮箱', 'Email'))),
  reach: f.unversioned(f.personal(f.localized(t('怎样联系', 'How to reach them')))),
  language: f.choice(t('语言', 'Language'), {
    'zh-CN': { label: t('中文', 'Chinese') },
    'en-US': { label: t('英文', 'English') },
  }),
  handled_by: f.text(t('处理人', 'Handled by')),
  created_at: f.instant(t('收到时间', 'Received')),
  answers: f.personal(f.facts(t('填写的内容', 'What they wrote'))),
  screenshot: f.picture(t('截图', 'Screenshot')),
  source: f.facts(t('来源', 'Came by')),
  notes: f.personal(f.entries(t('备注', 'Notes'))),
  webhook: f.unversioned(
    f.facts(t('给业务系统（webhook）的通知', 'Webhook call to your own system')),
  ),
};
