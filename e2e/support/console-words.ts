/** The console's own words, so that tests find what people there see. */
import enAccount from '@superbrowser/console/messages/en-US/account.json';
import enApplications from '@superbrowser/console/messages/en-US/applications.json';
import enAudit from '@superbrowser/console/messages/en-US/audit.json';
import enFields from '@superbrowser/console/messages/en-US/fields.json';
import enFrame from '@superbrowser/console/messages/en-US/frame.json';
import enList from '@superbrowser/console/messages/en-US/list.json';
import enPeople from '@superbrowser/console/messages/en-US/people.json';
import enPromoters from '@superbrowser/console/messages/en-US/promoters.json';
import enSignIn from '@superbrowser/console/messages/en-US/signIn.json';
import enStaff from '@superbrowser/console/messages/en-US/staff.json';
import zhAccount from '@superbrowser/console/messages/zh-CN/account.json';
import zhApplications from '@superbrowser/console/messages/zh-CN/applications.json';
import zhAudit from '@superbrowser/console/messages/zh-CN/audit.json';
import zhFields from '@superbrowser/console/messages/zh-CN/fields.json';
import zhFrame from '@superbrowser/console/messages/zh-CN/frame.json';
import zhList from '@superbrowser/console/messages/zh-CN/list.json';
import zhPeople from '@superbrowser/console/messages/zh-CN/people.json';
import zhPromoters from '@superbrowser/console/messages/zh-CN/promoters.json';
import zhSignIn from '@superbrowser/console/messages/zh-CN/signIn.json';
import zhStaff from '@superbrowser/console/messages/zh-CN/staff.json';

export const consoleMessages = {
  'zh-CN': {
    account: zhAccount,
    applications: zhApplications,
    audit: zhAudit,
    fields: zhFields,
    frame: zhFrame,
    list: zhList,
    people: zhPeople,
    promoters: zhPromoters,
    signIn: zhSignIn,
    staff: zhStaff,
  },
  'en-US': {
    account: enAccount,
    applications: enApplications,
    audit: enAudit,
    fields: enFields,
    frame: enFrame,
    list: enList,
    people: enPeople,
    promoters: enPromoters,
    signIn: enSignIn,
    staff: enStaff,
  },
} as const;
