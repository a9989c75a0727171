/** The site's own words, so that tests find what visitors see. */
import enErrors from '../../messages/en-US/errors.json';
import enForms from '../../messages/en-US/forms.json';
import enInvite from '../../messages/en-US/inviteRefund.json';
import enRegister from '../../messages/en-US/register.json';
import enSuccess from '../../messages/en-US/success.json';
import enTeam from '../../messages/en-US/teamInvited.json';
import zhErrors from '../../messages/zh-CN/errors.json';
import zhForms from '../../messages/zh-CN/forms.json';
import zhInvite from '../../messages/zh-CN/inviteRefund.json';
import zhRegister from '../../messages/zh-CN/register.json';
import zhSuccess from '../../messages/zh-CN/success.json';
import zhTeam from '../../messages/zh-CN/teamInvited.json';

export const words = {
  'zh-CN': {
    prefix: '',
    errors: zhErrors.catalogue,
    forms: zhForms,
    register: zhRegister,
    success: zhSuccess,
    team: zhTeam,
    invite: zhInvite,
  },
  'en-US': {
    prefix: '/en',
    errors: enErrors.catalogue,
    forms: enForms,
    register: enRegister,
    success: enSuccess,
    team: enTeam,
    invite: enInvite,
  },
} as const;

export type Locale = keyof typeof words;
export const locales = ['zh-CN', 'en-US'] as const;
