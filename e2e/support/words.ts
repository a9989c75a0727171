/** The site's own words, so that tests find what visitors see. */
import enApplications from '../../messages/en-US/applications.json';
import enReceipts from '../../messages/en-US/applySuccess.json';
import enCancel from '../../messages/en-US/cancelAccount.json';
import enCommon from '../../messages/en-US/common.json';
import enDesktop from '../../messages/en-US/desktop.json';
import enDetect from '../../messages/en-US/detect.json';
import enErrors from '../../messages/en-US/errors.json';
import enFields from '../../messages/en-US/fields.json';
import enForms from '../../messages/en-US/forms.json';
import enInvite from '../../messages/en-US/inviteRefund.json';
import enOauth from '../../messages/en-US/oauth.json';
import enRegister from '../../messages/en-US/register.json';
import enSuccess from '../../messages/en-US/success.json';
import enTeam from '../../messages/en-US/teamInvited.json';
import zhApplications from '../../messages/zh-CN/applications.json';
import zhReceipts from '../../messages/zh-CN/applySuccess.json';
import zhCancel from '../../messages/zh-CN/cancelAccount.json';
import zhCommon from '../../messages/zh-CN/common.json';
import zhDesktop from '../../messages/zh-CN/desktop.json';
import zhDetect from '../../messages/zh-CN/detect.json';
import zhErrors from '../../messages/zh-CN/errors.json';
import zhFields from '../../messages/zh-CN/fields.json';
import zhForms from '../../messages/zh-CN/forms.json';
import zhInvite from '../../messages/zh-CN/inviteRefund.json';
import zhOauth from '../../messages/zh-CN/oauth.json';
import zhRegister from '../../messages/zh-CN/register.json';
import zhSuccess from '../../messages/zh-CN/success.json';
import zhTeam from '../../messages/zh-CN/teamInvited.json';

/** What somebody is told who tried too often. */
export const waitWords = {
  'zh-CN': (wait: string) => `操作过于频繁，请 ${wait}后再试`,
  'en-US': (wait: string) => `Too many attempts. Please try again in ${wait}.`,
};
/** The shortest wait there is: after a form filled in no time. */
export const threeSeconds = {
  'zh-CN': waitWords['zh-CN']('3 秒'),
  'en-US': waitWords['en-US']('3 seconds'),
};

export const words = {
  'zh-CN': {
    prefix: '',
    hint: zhCommon.toast.hint,
    notifications: zhCommon.toast.region,
    recommended: zhCommon.promoter.recommended,
    oauth: zhOauth,
    errors: zhErrors.catalogue,
    fields: zhFields,
    forms: zhForms,
    register: zhRegister,
    success: zhSuccess,
    team: zhTeam,
    invite: zhInvite,
    applications: zhApplications,
    cancel: zhCancel,
    desktop: zhDesktop,
    detect: zhDetect,
    receipts: zhReceipts,
  },
  'en-US': {
    prefix: '/en',
    hint: enCommon.toast.hint,
    notifications: enCommon.toast.region,
    recommended: enCommon.promoter.recommended,
    oauth: enOauth,
    errors: enErrors.catalogue,
    fields: enFields,
    forms: enForms,
    register: enRegister,
    success: enSuccess,
    team: enTeam,
    invite: enInvite,
    applications: enApplications,
    cancel: enCancel,
    desktop: enDesktop,
    detect: enDetect,
    receipts: enReceipts,
  },
} as const;

export type Locale = keyof typeof words;
export const locales = ['zh-CN', 'en-US'] as const;
