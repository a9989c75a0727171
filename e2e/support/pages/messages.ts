/** The site's own texts, so that tests find what visitors see. */
import {
  applications as enApplications,
  receipts as enReceipts,
} from '@/messages/en-US/applications.json';
import {
  cancelAccount as enCancel,
  oauth as enOauth,
  success as enSuccess,
  teamInvited as enTeam,
} from '@/messages/en-US/accounts.json';
import { common as enCommon, formNoScript as enFormNoScript } from '@/messages/en-US/site.json';
import { desktop as enDesktop, detect as enDetect } from '@/messages/en-US/detect.json';
import {
  errors as enErrors,
  fields as enFields,
  forms as enForms,
  register as enRegister,
} from '@/messages/en-US/forms.json';
import { inviteRefund as enInvite } from '@/messages/en-US/campaigns.json';
import {
  applications as zhApplications,
  receipts as zhReceipts,
} from '@/messages/zh-CN/applications.json';
import {
  cancelAccount as zhCancel,
  oauth as zhOauth,
  success as zhSuccess,
  teamInvited as zhTeam,
} from '@/messages/zh-CN/accounts.json';
import { common as zhCommon, formNoScript as zhFormNoScript } from '@/messages/zh-CN/site.json';
import { desktop as zhDesktop, detect as zhDetect } from '@/messages/zh-CN/detect.json';
import {
  errors as zhErrors,
  fields as zhFields,
  forms as zhForms,
  register as zhRegister,
} from '@/messages/zh-CN/forms.json';
import { inviteRefund as zhInvite } from '@/messages/zh-CN/campaigns.json';

/** What a visitor sees after too many attempts. */
export const waitMessages = {
  'zh-CN': (wait: string) => `操作过于频繁，请 ${wait}后再试`,
  'en-US': (wait: string) => `Too many attempts. Please try again in ${wait}.`,
};
/** The shortest waiting time, after a form filled in no time. */
export const shortestWaitMessages = {
  'zh-CN': waitMessages['zh-CN']('3 秒'),
  'en-US': waitMessages['en-US']('3 seconds'),
};

export const messages = {
  'zh-CN': {
    prefix: '',
    hint: zhCommon.toast.hint,
    notifications: zhCommon.toast.region,
    recommended: zhCommon.promoter.recommended,
    oauth: zhOauth,
    errors: zhErrors.byCode,
    fields: zhFields,
    forms: zhForms,
    formNoScript: zhFormNoScript,
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
    errors: enErrors.byCode,
    fields: enFields,
    forms: enForms,
    formNoScript: enFormNoScript,
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
