/** The sections of /verify about files and addresses: the tool, what a match proves, which addresses are official. */
import { useTranslations } from 'next-intl';
import { getLocale, getTranslations } from 'next-intl/server';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';
import { SectionHead } from '@/components/sections/section-head';
import { Icon } from '@/components/ui/icon';
import { group } from '@/lib/i18n/group';
import { pagePath } from '@/lib/i18n/paths';
import { addressRules, officialAddresses } from '@/lib/verify/official';
import { FileCheck, PasteCheck } from './checks';
import { publishedId } from './published';

const card = 'min-w-0 rounded-xl bg-paper p-5 shadow-2 ring-1 ring-line md:p-8';

/** A file, a checksum or an address is judged here, in the visitor's own browser. */
export async function ToolSection() {
  const [all, t, locale] = await Promise.all([
    getTranslations(),
    getTranslations('verify.tool'),
    getLocale(),
  ]);
  const words = group(all, 'verify.tool');
  const shared = {
    verdicts: group(all, 'verify.verdict'),
    facts: group(all, 'release.facts'),
    locale,
    ways: {
      download: pagePath(locale, '/download'),
      contact: pagePath(locale, '/contact'),
      addresses: `#${addressesId}`,
      commands: `#${publishedId}`,
    },
  };
  return (
    <Section labelledBy="tool-title" id="check" padded={false} className="pb-14 md:pb-26">
      <div className="wrap flow-root">
        <h2 id="tool-title" className="sr-only">
          {t('title')}
        </h2>
        <div className="relative -mt-6 grid gap-5 md:-mt-10 lg:grid-cols-[7fr_5fr] noscript:hidden">
          <div className={card}>
            <h3 className="mb-4 text-h3 text-text">{t('file.title')}</h3>
            <FileCheck words={words.file} {...shared}>
              <FileLabel />
            </FileCheck>
          </div>
          <div className={card}>
            <h3 className="mb-4 text-h3 text-text">{t('paste.title')}</h3>
            <PasteCheck words={words.paste} rules={addressRules()} {...shared} />
          </div>
        </div>
        <noscript>
          <p className="mt-8 rounded-md bg-warm-100 p-5 text-warm-text">{t('noscript')}</p>
        </noscript>
      </div>
    </Section>
  );
}

/** The zone a file is dropped on; the file field lies over it. */
function FileLabel() {
  const t = useTranslations('verify.tool.file');
  return (
    <label
      htmlFor="verify-file"
      className="grid min-h-60 content-center justify-items-center gap-2 rounded-lg border-2 border-dashed border-control bg-mist/60 px-5 py-8 text-center transition-colors group-data-over/zone:border-blue-600 group-data-over/zone:bg-blue-50 peer-hover:border-blue-600 peer-hover:bg-blue-50 peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-blue-600 motion-reduce:transition-none"
    >
      <Icon name="shield" size={40} className="mb-1 text-blue-600" />
      <b className="text-[18px] text-text">{t('drop')}</b>
      <span className="text-sm">{t('local')}</span>
    </label>
  );
}

const limits = ['computer', 'way', 'page', 'harm'] as const;

/** What a match says, and what it leaves open (O5); a dashed square stands for what nobody can see here. */
export function WhatItProves() {
  const t = useTranslations('verify.proves');
  return (
    <Section tone="ink" labelledBy="proves-title">
      <div className="wrap grid gap-10 lg:grid-cols-[5fr_7fr] lg:gap-16">
        <div>
          <h2 id="proves-title" className="text-h2 text-on-ink">
            <Phrases text={t('title')} />
          </h2>
          <h3 className="mt-8 flex items-center gap-3 text-h3 text-on-ink">
            <Icon name="shield" size={28} className="text-ok-bright" />
            {t('yes.title')}
          </h3>
          <p className="mt-3 max-w-[30em]">{t('yes.text')}</p>
        </div>
        <div>
          <h3 className="text-h3 text-on-ink">{t('no.title')}</h3>
          <ul className="mt-4 border-b border-ink-line">
            {limits.map((limit) => (
              <li
                key={limit}
                className="grid grid-cols-[36px_1fr] gap-x-4 border-t border-ink-line py-4"
              >
                <span
                  aria-hidden="true"
                  className="mt-1 grid size-7 place-items-center rounded-tile border-2 border-dashed border-on-ink-3 font-num text-sm text-on-ink-2"
                >
                  ?
                </span>
                <div>
                  <h4 className="text-[18px] font-bold text-on-ink">
                    {t(`no.items.${limit}.title`)}
                  </h4>
                  <p className="mt-1 text-[15px]">{t(`no.items.${limit}.text`)}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}

const addressesId = 'addresses';

/** A host of ours as imitations write it: each looks right at a glance. */
function fakesOf(host: string) {
  const bare = host.replace(/^www\./, '');
  const [name = ''] = bare.split(/[.:]/);
  const other = name.replace('o', '0');
  return {
    before: [`${host}@login.example`],
    front: [`${host}.login.example`, `${name}-download.example`],
    ending: [`${name}.example`],
    letters: [
      `${other === name ? `${name}s` : other}.example`,
      `${name.replace('e', 'е').replace('a', 'а')}.example`,
    ],
  };
}
const kinds = ['before', 'front', 'ending', 'letters'] as const;

/** Which addresses are official, and how others are made to look like them. */
export function OwnAddresses() {
  const t = useTranslations('verify.addresses');
  const addresses = officialAddresses();
  const fakes = fakesOf(new URL(addresses[0]?.origin ?? 'https://example').host);
  return (
    <Section id={addressesId} labelledBy="addresses-title">
      <div className="wrap">
        <SectionHead id="addresses-title" title={t('title')} lead={t('lead')} />
        <div className="grid gap-10 md:grid-cols-2 md:gap-14">
          <div>
            <h3 className="border-b-2 border-text pb-3 text-h3 text-text">{t('ours')}</h3>
            <ul>
              {addresses.map(({ use, origin }) => (
                <li key={origin} className="grid grid-cols-[36px_1fr] border-b border-line-2 py-4">
                  <Icon name="check" size={20} className="mt-1 text-ok" />
                  <div className="min-w-0">
                    <span className="block font-mono wrap-anywhere text-text">{origin}</span>
                    <span className="text-sm">{t(`uses.${use}`)}</span>
                  </div>
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h3 className="border-b-2 border-text pb-3 text-h3 text-text">{t('fakes')}</h3>
            <ul>
              {kinds.map((kind) => (
                <li key={kind} className="grid grid-cols-[36px_1fr] border-b border-line-2 py-4">
                  <Icon name="close" size={20} className="mt-1 text-risk" />
                  <div className="min-w-0">
                    {fakes[kind].map((fake) => (
                      <span key={fake} className="block font-mono wrap-anywhere text-text">
                        {fake}
                      </span>
                    ))}
                    <span className="text-sm">{t(`kinds.${kind}`)}</span>
                  </div>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </Section>
  );
}
