import type { Locale as AppLocale } from './routing';
import type account from '../../messages/zh-CN/account.json';
import type boundary from '../../messages/zh-CN/boundary.json';
import type common from '../../messages/zh-CN/common.json';
import type contrast from '../../messages/zh-CN/contrast.json';
import type download from '../../messages/zh-CN/download.json';
import type downloadList from '../../messages/zh-CN/downloadList.json';
import type errors from '../../messages/zh-CN/errors.json';
import type forms from '../../messages/zh-CN/forms.json';
import type history from '../../messages/zh-CN/history.json';
import type home from '../../messages/zh-CN/home.json';
import type inviteRefund from '../../messages/zh-CN/inviteRefund.json';
import type meta from '../../messages/zh-CN/meta.json';
import type mockups from '../../messages/zh-CN/mockups.json';
import type oauth from '../../messages/zh-CN/oauth.json';
import type redirect from '../../messages/zh-CN/redirect.json';
import type register from '../../messages/zh-CN/register.json';
import type staffRegister from '../../messages/zh-CN/staffRegister.json';
import type success from '../../messages/zh-CN/success.json';
import type teamInvited from '../../messages/zh-CN/teamInvited.json';
import type v6 from '../../messages/zh-CN/v6.json';
import type vps from '../../messages/zh-CN/vps.json';

declare module 'next-intl' {
  interface AppConfig {
    Locale: AppLocale;
    Messages: {
      account: typeof account;
      boundary: typeof boundary;
      common: typeof common;
      contrast: typeof contrast;
      download: typeof download;
      downloadList: typeof downloadList;
      errors: typeof errors;
      forms: typeof forms;
      history: typeof history;
      home: typeof home;
      inviteRefund: typeof inviteRefund;
      meta: typeof meta;
      mockups: typeof mockups;
      oauth: typeof oauth;
      redirect: typeof redirect;
      register: typeof register;
      staffRegister: typeof staffRegister;
      success: typeof success;
      teamInvited: typeof teamInvited;
      v6: typeof v6;
      vps: typeof vps;
    };
  }
}
