import type { Locale as AppLocale } from './routing';
import type boundary from '../../messages/zh-CN/boundary.json';
import type common from '../../messages/zh-CN/common.json';
import type contrast from '../../messages/zh-CN/contrast.json';
import type download from '../../messages/zh-CN/download.json';
import type downloadList from '../../messages/zh-CN/downloadList.json';
import type errors from '../../messages/zh-CN/errors.json';
import type history from '../../messages/zh-CN/history.json';
import type home from '../../messages/zh-CN/home.json';
import type meta from '../../messages/zh-CN/meta.json';
import type mockups from '../../messages/zh-CN/mockups.json';
import type v6 from '../../messages/zh-CN/v6.json';
import type vps from '../../messages/zh-CN/vps.json';

declare module 'next-intl' {
  interface AppConfig {
    Locale: AppLocale;
    Messages: {
      boundary: typeof boundary;
      common: typeof common;
      contrast: typeof contrast;
      download: typeof download;
      downloadList: typeof downloadList;
      errors: typeof errors;
      history: typeof history;
      home: typeof home;
      meta: typeof meta;
      mockups: typeof mockups;
      v6: typeof v6;
      vps: typeof vps;
    };
  }
}
