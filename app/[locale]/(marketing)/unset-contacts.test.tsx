/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ComponentType } from 'react';
import { CompanyCard } from '@/app/[locale]/(marketing)/about/sections';
import { NeedFinder } from '@/app/[locale]/(marketing)/contact/new/sections';
import {
  ChannelLedger,
  ContactActions,
  ReachCard,
} from '@/app/[locale]/(marketing)/contact/sections';
import { HelpLinks } from '@/app/[locale]/(marketing)/service/sections';
import { GiftPanel } from '@/components/forms/account/gift';
import { DirectLines } from '@/components/forms/after-sending';
import { loadMessages } from '@/lib/i18n/messages';
import { directLines, site } from '@/lib/site';
import { PromiseHero } from './user-service/promise-hero';

// Other parts of the file read the upstream; what is tested here does not.
jest.mock('next/cache', () => ({}));
jest.mock('@/lib/net/outgoing', () => ({}));
// Rendered on the server only.
jest.mock('@/components/layout/page/page-crumbs', () => ({ PageCrumbs: () => null }));
jest.mock('@/components/demo/scene-picture', () => ({ ScenePicture: () => null }));

/** Contacts as a site has them, or none at all (B7); the module's own records are changed. */
function configure(given: boolean): void {
  const lines = given
    ? [
        { kind: 'phone', text: '400-1', href: 'tel:400-1' },
        { kind: 'email', text: 'a@b.example', href: 'mailto:a@b.example' },
      ]
    : [];
  (directLines as unknown as object[]).splice(0, 2, ...lines);
  Object.assign(site.company, {
    legalName: given ? '甲公司' : undefined,
    address: undefined,
    phone: given ? '400-1' : undefined,
    email: given ? 'a@b.example' : undefined,
  });
}

async function shown(Part: ComponentType, locale: 'zh-CN' | 'en-US') {
  const { container } = render(
    <NextIntlClientProvider
      locale={locale}
      messages={await loadMessages(locale)}
      timeZone="Asia/Shanghai"
    >
      <Part />
    </NextIntlClientProvider>,
  );
  const links = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
  return { text: container.textContent, links };
}

const parts = {
  ChannelLedger,
  CompanyCard,
  ContactActions,
  DirectLines,
  GiftPanel,
  HelpLinks,
  NeedFinder,
  PromiseHero,
  ReachCard,
};
const cases = Object.entries(parts).flatMap(([name, part]) =>
  (['zh-CN', 'en-US'] as const).map((locale) => [name, locale, part] as const),
);

it.each(cases)('%s, %s, names the contacts of a configured site', async (_, locale, part) => {
  configure(true);
  expect((await shown(part, locale)).text).toMatch(/400-1|a@b\.example/);
});

it.each(cases)('%s, %s, leaves out contacts that are not configured', async (_, locale, part) => {
  configure(false);
  const { text, links } = await shown(part, locale);
  expect(text).not.toBe('');
  expect(links.filter((href) => /^(?:tel|mailto):/.test(href))).toEqual([]);
  expect(text).not.toMatch(/undefined|null|\{phone\}|400-/);
});

it('leads visitors who would have called to the feedback form', async () => {
  configure(false);
  const prefix = '/en';
  expect((await shown(NeedFinder, 'en-US')).links).toContain(`${prefix}/feedback`);
  expect((await shown(ChannelLedger, 'en-US')).links).toContain(`${prefix}/feedback`);
  expect((await shown(ContactActions, 'en-US')).links).toEqual([`${prefix}/feedback`]);
});
