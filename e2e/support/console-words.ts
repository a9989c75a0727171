/** The console's own words, so that tests find what people there see. */
import enAccount from '../../console/messages/en-US/account.json';
import enApplications from '../../console/messages/en-US/applications.json';
import enAudit from '../../console/messages/en-US/audit.json';
import enFields from '../../console/messages/en-US/fields.json';
import enFrame from '../../console/messages/en-US/frame.json';
import enPeople from '../../console/messages/en-US/people.json';
import enPromoters from '../../console/messages/en-US/promoters.json';
import enSignIn from '../../console/messages/en-US/signIn.json';
import enStaff from '../../console/messages/en-US/staff.json';
import zhAccount from '../../console/messages/zh-CN/account.json';
import zhApplications from '../../console/messages/zh-CN/applications.json';
import zhAudit from '../../console/messages/zh-CN/audit.json';
import zhFields from '../../console/messages/zh-CN/fields.json';
import zhFrame from '../../console/messages/zh-CN/frame.json';
import zhPeople from '../../console/messages/zh-CN/people.json';
import zhPromoters from '../../console/messages/zh-CN/promoters.json';
import zhSignIn from '../../console/messages/zh-CN/signIn.json';
import zhStaff from '../../console/messages/zh-CN/staff.json';

export const consoleWords = {
  'zh-CN': {
    account: zhAccount,
    applications: zhApplications,
    audit: zhAudit,
    fields: zhFields,
    frame: zhFrame,
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
    people: enPeople,
    promoters: enPromoters,
    signIn: enSignIn,
    staff: enStaff,
  },
} as const;
