/** The privacy agreement in English. */
import { operatorName } from '@/lib/site';
import { h, link, noteBlock, p, table, ul } from '../blocks';
import { configured, saidOf } from './configured';
import { contactEn } from './contact-line';
import { answerWorkingDays, keptRows } from './kept';
import { clientCookies, cookieRows, storageRows } from './stored';
import type { LegalText } from '../types';

const { address, isServedInChina, trackingHost, trialHost } = configured;

export const privacyEn: LegalText = {
  title: 'Privacy Agreement',
  lead: `This agreement explains how ${operatorName['en-US']} collects, uses, keeps and deletes your personal information on this website and in the client.`,
  inShort: [
    {
      to: 'cookies',
      text: 'If you only browse, without signing in or referral parameters, this website sets no cookies.',
    },
    {
      to: 'forms',
      text: 'Passwords and codes are never stored in the browser or included in an address.',
    },
    {
      to: 'logs',
      text: 'Rate limits use one-way hashes of phone numbers and IP addresses; daily counts by phone number are deleted after 24 hours.',
    },
    {
      to: 'rights',
      text: `See, copy, correct or delete your data, or withdraw consent, within ${answerWorkingDays} working days.`,
    },
    {
      to: 'deletion',
      text: 'Canceling deletes store environments, saved store passwords and the activity log.',
    },
  ],
  body: [
    h('scope', '1. Who handles your information'),
    p(
      `This agreement covers this website and the SuperBrowser client. Personal information in both is handled by ${operatorName['en-US']} (“we”)${address ? `, ${address}` : ''}. The last section says how to reach us.`,
    ),
    p(
      'Marketplaces, payment providers and other websites we link to have their own rules and are responsible for the information you provide there. You decide what information about your members is used for, and we process it on your behalf; please tell them before you enter it. With a private deployment, the server runs on your own machine and you keep its data; the scope is set out in the deployment plan both sides confirm.',
    ),
    h('account-data', '2. What we collect when you sign up or sign in'),
    table(
      'Account information, purpose and legal basis',
      ['Information', 'What it is for', 'Basis'],
      [
        'Phone number with country or region code',
        'Sending codes, signing in, account recovery, security notices',
        'Contract',
      ],
      [
        'Password of your SuperBrowser account',
        'Signing in; the server keeps only a salted one-way hash',
        'Contract',
      ],
      ['Username, company name', 'Showing your team who you are', 'Contract'],
      [
        'Member level and invitations',
        'Distinguishing owner, managers and staff; showing invitation records',
        'Contract',
      ],
      [
        'Referral code and referral source, if any',
        'Identifying who referred you and settling referral rewards',
        'Your consent',
      ],
    ),
    p(
      '“Contract” means we need it to enter into and carry out the User Service Agreement with you. You can’t sign up without a phone number; the referral code is optional. We do not collect identity card or bank card numbers. If you use a cloud number, we receive the verification codes a marketplace sends to it, only to show them to members with access to that store.',
    ),
    h('forms', '3. What we collect with applications and feedback'),
    p(
      'The forms for channel partners, private deployment, ecosystem partners, customization, on-site demos, feedback and cancellation collect what the form asks for, to contact you and handle your request, based on the consent you give by checking the box. Feedback may include one screenshot of up to 2 MB; capture details in the image (such as location and device) are removed before it is saved.',
    ),
    p(
      'When you sign up or send one of these forms, we attach the source your browser remembers: promoter code, channel ID, the channel’s own tag (callback), campaign, ad source, and whether you came from a partner page (isfromxsb). Forms also carry the page’s language and the button that led to them. The source tells us who referred you and lets us pay their reward, based on your consent. If you clear the referral record before you submit, none is attached.',
    ),
    p(
      'A partly completed form is kept in the current tab’s session storage, so reloading the page doesn’t lose it, and is cleared when you close the tab. Passwords, codes and images are never kept there and never written to addresses, statistics or logs.',
    ),
    h('sensitive', '4. Sensitive personal information'),
    p(
      'If the following were exposed, it could harm your account, your funds or other people’s privacy. We handle it only when it is needed, with your separate consent.',
    ),
    table(
      'Sensitive personal information: why we need it and what you can choose',
      ['Information', 'Why we need it, how we protect it', 'Your choice'],
      [
        'Password of your SuperBrowser account',
        'Signing in; kept only as a one-way hash',
        'On the website you can sign in with a code instead',
      ],
      [
        'Verification codes and sign-in credentials',
        'Confirming it is you; the server keeps only hashes, and the credential is in an encrypted cookie',
        'Without them you can’t sign up, sign in or cancel',
      ],
      [
        'Marketplace accounts and passwords of your stores',
        'Opening stores without typing them; stored encrypted by the client',
        'You can leave them out and sign in to the store yourself',
      ],
      [
        'Feedback screenshots',
        'Finding the problem; they may show orders, amounts or other people. Only those who handle the feedback see them',
        'Optional; please cover what isn’t needed',
      ],
    ),
    h('cookies', '5. Cookies on this website'),
    p(
      'If you only browse, without signing in or referral parameters in the address, this website sets no cookies. Opening a page with a referral parameter sets the matching cookie, so we know who referred you. Verifying a phone number, signing in or coming from the client sets the sign-in cookies. You can delete any of them in your browser at any time; after deleting the sign-in cookies, you need to sign in again.',
    ),
    table(
      'Cookies by name, purpose and lifetime',
      ['Name', 'Purpose', 'Lifetime'],
      ...cookieRows('en-US'),
    ),
    p(
      'Over HTTPS, the names of the three encrypted sign-in cookies start with __Host-, so subdomains cannot overwrite them.',
    ),
    p(
      `Opened in the client, pages also read what the client has set: ${clientCookies.join(', ')}. They connect the page to the client on the same computer; the server neither uses nor keeps them.`,
    ),
    h('storage', '6. Other storage in your browser'),
    p(
      'Local storage has no fixed lifetime; clear the site’s data to delete it. Session storage is cleared when you close the tab.',
    ),
    table(
      'What is stored and why',
      ['Name', 'Where', 'Purpose'],
      ...storageRows('en-US', { local: 'Local storage', session: 'Session storage' }),
    ),
    link('/attribution', 'See what is stored now, and clear it'),
    h('statistics', '7. Statistics'),
    p(
      'To learn which pages are useful, we record which page was opened (its name, never the full address), what kind of button was clicked, which platform’s installer was downloaded and which section or hint was viewed, together with the page’s language, the product line (Professional or VPS edition), the promoter code or channel ID, the ad source, whether you came from a partner page, the statistics group and the random number in the table above. Phone numbers, codes, sign-in credentials, invitation links, campaigns and callback values never enter the statistics.',
    ),
    p(
      'They are based on your consent: if “Do Not Track” (DNT) or Global Privacy Control (GPC) is on in your browser, we send no statistics and do not store ab_group, partner_utm_source, analytics_id or ab_reported.',
    ),
    ...saidOf(trackingHost, (host) =>
      p(
        `The same events also go to our statistics service at ${host}, without cookies; it sees your IP address.`,
      ),
    ),
    h('client-data', '8. Data in the client'),
    p(
      'The marketplace accounts and passwords of your stores are stored encrypted after you enter them. Members you authorize can open a store but cannot see its password. Sign-in state, cache and environment settings are kept separately for each store. The activity log records who opened which store, when and from which device, and what was done in the client, such as giving access, filling in a code or running a flow; the owner and managers can read it. Device-risk warnings use the device, network and location of a sign-in, only to determine whether it is unusual. The basis is the contract.',
    ),
    h('logs', '9. Logs, rate limits and the fingerprint check'),
    p(
      'The website’s operating log records the time, request number, path and cause of errors, with phone numbers masked. It never records the content of a form, an IP address or the parameters of an address. The proxy server in front of the website keeps an access log with the time, IP address and port, path and result, but no parameters and no referring page, used only to prevent and investigate attacks and abuse. The basis is our legal duty to keep the network secure; the law asks for at least six months of it.',
    ),
    p(
      'To prevent abuse of text messages and forms, we count requests by phone number and IP address. The website’s counters hold keyed one-way hashes, which cannot be converted back into phone numbers or addresses, and are cleared after an hour at most. To apply the daily limits, the server also keeps the number of codes and applications of each phone number that day, and deletes it after 24 hours. Verification codes expire after 5 minutes, and the server keeps only hashes of them.',
    ),
    p(
      'The fingerprint check reads and scores everything in your browser. It asks the server once for your IP address and request headers, which are not stored, not logged and not passed on.',
    ),
    h('sharing', '10. Who we share it with'),
    ul(
      'Text message and voice call providers: your phone number and the code, only to send it.',
      'Hosting and content delivery providers: they store data, forward requests and deliver installers and images; they see IP addresses and installer names, which may carry a promoter code.',
      'The provider of our customer management system (if connected): the content and source of applications and feedback, to follow up; screenshots are not forwarded.',
      ...saidOf(
        trackingHost,
        (host) => `The statistics service ${host}: statistics events and your IP address.`,
      ),
      ...saidOf(
        trialHost,
        (host) =>
          `The trial site ${host}: when you open the online trial, the link carries the promoter code, the type of source and the name of the page you came from.`,
      ),
      'Payment providers: the order and the amount. They process card numbers directly; we never handle them.',
      'The person who referred you: the number of sign-ups, the status of rewards, whether you have topped up, and your phone number with the middle digits hidden.',
      'The team that invited you: your name, phone number and activity log.',
      'Authorities: only with a lawful order and within the scope it states.',
    ),
    p(
      'Providers may process it only as we instruct, and return or delete it when their contract ends. Beyond that, we do not sell, rent out or publish your personal information.',
    ),
    h('place', '11. Where it is stored, and transfers abroad'),
    p(
      `What you submit is stored on our servers${isServedInChina ? ' in mainland China' : ''}. We transfer it abroad only in these cases:`,
    ),
    ul(
      'You use a +1 (US) phone number: the text message or call provider hands your number and the code to a carrier abroad, or they could not reach you. By choosing “Send code” you agree to this transfer.',
      'You open a store through an overseas route: what you send travels over the route you chose to the marketplace abroad, which handles it.',
    ),
    p(
      'For any other transfer abroad we first tell you the recipient, purpose, method, kind of information and how to exercise your rights, and obtain your separate consent.',
    ),
    h('protection', '12. How we protect it'),
    ul(
      'Sign-in credentials are kept in an encrypted cookie, never in an address or in local storage; the encryption keys can be changed.',
      'Pages run only this site’s own scripts, and submissions from other sites are refused.',
      'The password of your SuperBrowser account, codes and invitation links are kept in the database only as one-way hashes.',
      'Download links carry a signature that expires, and where an installer has a published SHA-256, you can check it.',
    ),
    noteBlock(
      'If a data breach occurs',
      'No system is absolutely secure. If a data breach occurs, we take remedial action at once, report it to the authorities and tell you as soon as possible what happened, what it affects and what you can do.',
    ),
    h('retention', '13. How long we keep it'),
    table('How long each kind is kept', ['Information', 'Kept for'], ...keptRows('en-US')),
    p(
      'The server deletes expired items once a day, so deletion may take up to a day longer. If you ask us to delete your data, your account, codes, applications, screenshots and whatever else belongs to you are deleted together, except transaction records that the law requires us to keep. Logs and records of our staff’s actions hold no complete phone number, and statistics can’t be linked to a person; these and copies in backups are deleted when their period in the table ends.',
    ),
    h('rights', '14. Your rights'),
    ul(
      'Access and copies: view your account information after signing in, or ask for a copy.',
      'Correction: change your account information after signing in, or ask Support to help.',
      'Deletion: cancel your account, or ask us to delete applications, feedback and screenshots you sent.',
      'Withdrawing consent: clear the referral record, turn on DNT or GPC, revoke access you gave to members or apps, stop receiving notices about promotions. What was done before that stays lawful.',
      'Transfer: where the conditions set by the Cyberspace Administration of China are met, ask us to transfer your information to a handler you name.',
      'Explanation: ask us to explain this agreement or how we handle something.',
    ),
    p(
      `Use the contacts below or the feedback form, and show that it is you (for example with the phone number on the account). We handle your request and answer within ${answerWorkingDays} working days, free of charge; if we can’t do it, we tell you why.`,
    ),
    p(
      'Not satisfied? Choose “A complaint” in the feedback form, and the head of Support reviews it. You may also complain to the authorities responsible for protecting personal information, such as the cyberspace administration, or bring an action before a people’s court.',
    ),
    link('/feedback', 'Send a request or complaint'),
    h('deletion', '15. Cancellation and deletion'),
    p(
      `Submit a request on the cancellation page with the phone number you signed up with and a code; Support checks it and carries it out within ${answerWorkingDays} working days. After that, neither you nor your members can sign in, and account information, applications and feedback, store environments, saved store passwords and the activity log are permanently deleted. Transaction records we are required to keep by law are kept until their period ends.`,
    ),
    link('/cancel-account', 'Request account cancellation'),
    h('minors', '16. Minors'),
    p(
      'The services are for businesses and not for anyone under 18. If we find that a minor has signed up, we delete their information.',
    ),
    h('updates', '17. Changes and languages'),
    p(
      'When we change this agreement, we publish the new version and its date on this page. If we make an important change to what we collect, why we collect it or who receives it, we announce it separately and ask for your consent again. This agreement is available in Chinese and English; if they differ, the Chinese version prevails.',
    ),
    h('contact', '18. Contact'),
    contactEn('personal information'),
  ],
};
