import type { ConsoleMessages } from '@superbrowser/console/lib/i18n/messages';
import type accounts from '@/messages/zh-CN/accounts.json';
import type boundary from '@/messages/zh-CN/boundary.json';
import type business from '@/messages/zh-CN/business.json';
import type campaigns from '@/messages/zh-CN/campaigns.json';
import type company from '@/messages/zh-CN/company.json';
import type demo from '@/messages/zh-CN/demo.json';
import type detect from '@/messages/zh-CN/detect.json';
import type downloads from '@/messages/zh-CN/downloads.json';
import type forms from '@/messages/zh-CN/forms.json';
import type help from '@/messages/zh-CN/help.json';
import type home from '@/messages/zh-CN/home.json';
import type inApp from '@/messages/zh-CN/in-app.json';
import type product from '@/messages/zh-CN/product.json';
import type site from '@/messages/zh-CN/site.json';
import type { Locale as AppLocale } from './routing';

declare module 'next-intl' {
  interface AppConfig {
    Locale: AppLocale;
    Messages: {
      /** Messages of the console, a separate app; the site loads none of them. */
      console: ConsoleMessages;
    } & typeof accounts &
      typeof boundary &
      typeof business &
      typeof campaigns &
      typeof company &
      typeof demo &
      typeof detect &
      typeof downloads &
      typeof forms &
      typeof help &
      typeof home &
      typeof inApp &
      typeof product &
      typeof site;
  }
}
