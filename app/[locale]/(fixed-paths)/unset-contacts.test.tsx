/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactElement } from 'react';
import { AccountSafety } from '@/components/forms/account/account-benefits';
import { WhatHappensNext, DirectContacts } from '@/components/forms/application/steps-and-contacts';
import { ClosingContact } from '@/components/sections/closing/closing-contact';
import { SupportHoursBar } from '@/components/sections/support-hours-bar';
import { importMessages } from '@/lib/core/i18n/messages';
import { contactLinks, site } from '@/lib/site';
import { CompanyCard } from './about/support-and-company';
import { NeedList } from './contact/new/need-list';
import { ContactChannels } from './contact/contact-channels';
import { ContactActions, ContactCard } from './contact/contact-sections';
import { HelpLinks } from './service/help-links';
import { WhoHandlesFeedback } from './feedback/who-handles-feedback';
import { UserServiceHero } from './user-service/user-service-hero';
import { UrgencyLevels } from './user-service/urgency-levels';

// Other parts of the module read the upstream, which this test does not need.
jest.mock('next/cache', () => ({}));
jest.mock('@/lib/core/fetch/fetch-external', () => ({}));
// These parts are rendered on the server only.
jest.mock('@/components/sections/page-crumbs', () => ({ PageCrumbs: () => null }));
jest.mock('@/components/demo/scene-picture', () => ({ ScenePicture: () => null }));

/** Sets the contacts of a configured site, or none at all (B7), by changing the module's own records. */
function configureContacts(isConfigured: boolean): void {
  const links = isConfigured
    ? [
        { kind: 'phone', text: '400-1', href: 'tel:400-1' },
        { kind: 'email', text: 'a@b.example', href: 'mailto:a@b.example' },
      ]
    : [];
  (contactLinks as unknown as object[]).splice(0, 2, ...links);
  Object.assign(site.company, {
    legalName: isConfigured ? '甲公司' : undefined,
    address: undefined,
    phone: isConfigured ? '400-1' : undefined,
    email: isConfigured ? 'a@b.example' : undefined,
  });
}

async function renderText(part: ReactElement, locale: 'zh-CN' | 'en-US') {
  const { container } = render(
    <NextIntlClientProvider
      locale={locale}
      messages={await importMessages(locale)}
      timeZone="Asia/Shanghai"
    >
      {part}
    </NextIntlClientProvider>,
  );
  const links = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
  return { text: container.textContent, links };
}

/** Parts that name contacts; with `hasWechat`, on a site with a WeChat code. */
const partsWithContacts = (hasWechat: boolean): Readonly<Record<string, ReactElement>> => ({
  ContactChannels: <ContactChannels hasWechat={hasWechat} />,
  CompanyCard: <CompanyCard />,
  ContactActions: <ContactActions />,
  DirectContacts: <DirectContacts title="direct" />,
  AccountSafety: <AccountSafety />,
  HelpLinks: <HelpLinks />,
  NeedList: <NeedList hasWechat={hasWechat} />,
  UserServiceHero: <UserServiceHero prices={undefined} />,
  ContactCard: <ContactCard hasWechat={hasWechat} />,
});

/** Parts that name kinds of contact without a number or an address. */
const partsWithContactKinds = (hasWechat: boolean): Readonly<Record<string, ReactElement>> => ({
  WhatHappensNext: <WhatHappensNext steps={[]} />,
  ClosingContact: (
    <ClosingContact title="t" text="t" apply={{ href: '/', label: 'a' }} otherLink="o" />
  ),
  UrgencyLevels: <UrgencyLevels hasWechat={hasWechat} />,
  SupportHoursBar: <SupportHoursBar hasWechat={hasWechat} />,
  WhoHandlesFeedback: <WhoHandlesFeedback />,
});

const locales = ['zh-CN', 'en-US'] as const;
const casesOf = (partsFor: typeof partsWithContacts, hasWechat = false) =>
  Object.entries(partsFor(hasWechat)).flatMap(([name, part]) =>
    locales.map((locale) => [name, locale, part] as const),
  );

const callOffer =
  /电话(?:每天|答复|或|，)|有人(?:答复|接听)|拨打|致电|来电(?!确认)|直接联系|by phone|answer calls|Call \d|you can call|contact us directly|Available now/i;
const wechatOffer = /微信(?!支付)|WeChat(?! Pay)/;

it.each(casesOf(partsWithContacts))(
  '%s, %s, names the contacts of a configured site',
  async (_, locale, part) => {
    configureContacts(true);
    expect((await renderText(part, locale)).text).toMatch(/400-1|a@b\.example/);
  },
);

it.each([...casesOf(partsWithContacts), ...casesOf(partsWithContactKinds)])(
  '%s, %s, offers nothing that is not configured (P1)',
  async (_, locale, part) => {
    configureContacts(false);
    const { text, links } = await renderText(part, locale);
    expect(links.filter((href) => /^(?:tel|mailto):/.test(href))).toEqual([]);
    expect(text).not.toMatch(/undefined|null|\{phone\}|400-/);
    expect(text).not.toMatch(callOffer);
    expect(text).not.toMatch(wechatOffer);
  },
);

it.each([...casesOf(partsWithContacts), ...casesOf(partsWithContactKinds)])(
  '%s, %s, names no WeChat next to a telephone without a code',
  async (_, locale, part) => {
    configureContacts(true);
    expect((await renderText(part, locale)).text).not.toMatch(wechatOffer);
  },
);

it.each(
  [...casesOf(partsWithContacts, true), ...casesOf(partsWithContactKinds, true)].filter(([name]) =>
    ['ContactChannels', 'NeedList', 'UrgencyLevels'].includes(name),
  ),
)('%s, %s, names WeChat where its code is configured', async (_, locale, part) => {
  configureContacts(false);
  expect((await renderText(part, locale)).text).toMatch(wechatOffer);
});

it('leads visitors who would have called to the feedback form', async () => {
  configureContacts(false);
  const prefix = '/en';
  const {
    NeedList: finder,
    ContactChannels: channels,
    ContactActions: actions,
  } = partsWithContacts(false);
  for (const part of [finder, channels])
    expect((await renderText(part!, 'en-US')).links).toContain(`${prefix}/feedback`);
  expect((await renderText(actions!, 'en-US')).links).toEqual([
    `${prefix}/feedback`,
    `${prefix}/contact/new`,
  ]);
});
