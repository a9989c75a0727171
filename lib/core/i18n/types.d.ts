import type { ConsoleMessages } from '@superbrowser/console/lib/i18n/messages';
import type accounts from '@/messages/zh-CN/accounts.json';
import type applications from '@/messages/zh-CN/applications.json';
import type campaigns from '@/messages/zh-CN/campaigns.json';
import type company from '@/messages/zh-CN/company.json';
import type demo from '@/messages/zh-CN/demo.json';
import type detect from '@/messages/zh-CN/detect.json';
import type download from '@/messages/zh-CN/download.json';
import type errorBoundary from '@/messages/zh-CN/error-boundary.json';
import type forms from '@/messages/zh-CN/forms.json';
import type home from '@/messages/zh-CN/home.json';
import type inApp from '@/messages/zh-CN/in-app.json';
import type partners from '@/messages/zh-CN/partners.json';
import type privateDeployment from '@/messages/zh-CN/private.json';
import type product from '@/messages/zh-CN/product.json';
import type service from '@/messages/zh-CN/service.json';
import type site from '@/messages/zh-CN/site.json';
import type { Locale as AppLocale } from './routing';

declare module 'next-intl' {
  interface AppConfig {
    Locale: AppLocale;
    Messages: {
      /** Messages of the console, a separate app; the site loads none of them. */
      console: ConsoleMessages;
    } & typeof accounts &
      typeof applications &
      typeof campaigns &
      typeof company &
      typeof demo &
      typeof detect &
      typeof download &
      typeof errorBoundary &
      typeof forms &
      typeof home &
      typeof inApp &
      typeof partners &
      typeof privateDeployment &
      typeof product &
      typeof service &
      typeof site;
  }
}
