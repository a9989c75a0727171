import { useTranslations } from 'next-intl';
import { getLocale, getTranslations } from 'next-intl/server';
import { checksumCommand, shellOf, shells } from '@/components/releases/checksum-commands';
import { ReleaseBadge } from '@/components/releases/release-parts';
import { ReleaseTable, type Column } from '@/components/releases/release-table';
import type { ReleaseText } from '@/components/releases/release-text';
import { PhoneFold } from '@/components/sections/phone-fold';
import { Phrases } from '@/components/sections/phrases';
import { Section, SectionHead } from '@/components/sections/section';
import { Icon } from '@/components/ui/icon';
import { PlainCopyButton } from '@/components/ui/plain-copy-button';
import { formatDay } from '@/lib/downloads/format';
import { group } from '@/lib/i18n/group';
import { pagePath } from '@/lib/i18n/paths';
import type { PublishedPackages } from '@/lib/upstream/staff-content';
import { addressRules, officialAddresses } from '@/lib/verify/official';
import {
  byVersion,
  type PublishedRecord,
  type VersionGroup,
} from '@/lib/verify/published-packages';
import { FileCheck, PasteCheck } from './checks';
import { groupAttributes, publishedAttributes, recordAttributes } from './read-published';

const card = 'min-w-0 rounded-xl bg-paper p-5 shadow-2 ring-1 ring-line md:p-8';

/** The tool that checks a file, a checksum or an address in the visitor's own browser. */
export async function ToolSection() {
  const [all, t, locale] = await Promise.all([
    getTranslations(),
    getTranslations('verify.tool'),
    getLocale(),
  ]);
  const messages = group(all, 'verify.tool');
  const shared = {
    results: group(all, 'verify.verdict'),
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
    <Section labelledBy="tool-title" id="check" padded={false} className="pb-14 md:pb-18">
      <div className="wrap flow-root">
        <h2 id="tool-title" className="sr-only">
          {t('title')}
        </h2>
        <div className="relative -mt-6 grid gap-5 md:-mt-10 lg:grid-cols-[7fr_5fr] noscript:hidden">
          <div className={card}>
            <h3 className="mb-4 text-h3 text-text">{t('file.title')}</h3>
            <FileCheck messages={messages.file} {...shared}>
              <FileLabel />
            </FileCheck>
          </div>
          <div className={card}>
            <h3 className="mb-4 text-h3 text-text">{t('paste.title')}</h3>
            <PasteCheck messages={messages.paste} rules={addressRules()} {...shared} />
          </div>
        </div>
        <noscript>
          <p className="mt-8 rounded-md bg-warm-100 p-5 text-warm-text">{t('noscript')}</p>
        </noscript>
      </div>
    </Section>
  );
}

/** The zone where a file is dropped; the file field lies over it. */
function FileLabel() {
  const t = useTranslations('verify.tool.file');
  return (
    <label
      htmlFor="verify-file"
      className="download:min-h-60 download:bg-mist/60 download:group-data-over/zone:border-blue-600 download:group-data-over/zone:bg-blue-50 download:peer-hover:bg-blue-50 download:peer-focus-visible:outline-blue-600 grid content-center justify-items-center gap-2 rounded-lg border-2 border-dashed border-control px-5 py-8 text-center transition-colors peer-hover:border-blue-600 peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 motion-reduce:transition-none"
    >
      <Icon name="shield" size={40} className="mb-1 text-blue-600" />
      <b className="text-[1.125rem] text-text">{t('drop')}</b>
      <span className="text-sm">{t('local')}</span>
    </label>
  );
}

const limits = ['computer', 'way', 'page', 'harm'] as const;

/** What a match proves and what it leaves open (O5); a dashed square stands for what cannot be seen here. */
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
                  <h4 className="text-[1.125rem] font-bold text-on-ink">
                    {t(`no.items.${limit}.title`)}
                  </h4>
                  <p className="mt-1 text-[0.9375rem]">{t(`no.items.${limit}.text`)}</p>
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

/** Imitations of one of our hosts; each looks right at a glance. */
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

/** Which addresses are official, and how imitations look. */
export function OwnAddresses() {
  const t = useTranslations('verify.addresses');
  const addresses = officialAddresses();
  const fakes = fakesOf(new URL(addresses[0]?.origin ?? 'https://example').host);
  return (
    <Section id={addressesId} labelledBy="addresses-title" title={t('title')} lead={t('lead')}>
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
    </Section>
  );
}

const publishedId = 'published';

/** Every version with its checksum, and the commands that compute one, for checking without JavaScript. */
export async function PublishedSection({
  published: { records, isComplete },
  text,
}: {
  published: PublishedPackages;
  text: ReleaseText;
}) {
  const t = await getTranslations('verify.published');
  const groups = byVersion(records);
  const current = groups.filter(({ type }) => type === 'latest');
  const others = groups.filter(({ type }) => type !== 'latest');
  return (
    <Section id={publishedId} tone="mist" labelledBy="published-title">
      <div className="wrap" {...publishedAttributes(isComplete)}>
        <SectionHead id="published-title" title={t('title')} lead={t('lead')} />
        {records.length === 0 ? (
          <p>{t('none')}</p>
        ) : (
          <>
            <Commands records={records} />
            {current.length > 0 && (
              <PhoneFold label={t('current', { count: current.length })}>
                <PublishedTable caption={t('caption')} groups={current} text={text} />
              </PhoneFold>
            )}
            {others.length > 0 && (
              <details className="mt-6">
                <summary className="unfolds icon-chevron-down icon-16 inline-flex min-h-11 cursor-pointer items-center gap-2 font-bold text-blue-700 hover:text-blue-800">
                  {t('others', { count: others.length })}
                </summary>
                <PublishedTable caption={t('othersCaption')} groups={others} text={text} />
              </details>
            )}
          </>
        )}
      </div>
    </Section>
  );
}

/** The command of each system that has a package, with the name of that package. */
function Commands({ records }: { records: readonly PublishedRecord[] }) {
  const t = useTranslations('verify.published.systems');
  const lines = shells.flatMap(({ id, prompt }) => {
    const record = records.find(
      ({ platform, type, fileName }) => shellOf(platform) === id && type === 'latest' && fileName,
    );
    return record?.fileName ? [{ id, prompt, ...checksumCommand(id, record.fileName) }] : [];
  });
  return (
    <dl className="download:gap-px download:bg-ink-line mb-8 grid overflow-hidden rounded-lg md:mb-12 lg:grid-cols-3">
      {lines.map(({ id, prompt, command, rest }) => (
        <div key={id} className="min-w-0 bg-ink-900 px-5 py-4 text-on-ink-2 md:px-6 md:py-5">
          <dt className="text-sm text-on-ink-3">{t(id)}</dt>
          <dd className="mt-1.5 font-mono text-sm leading-relaxed wrap-anywhere text-on-ink-2">
            <span className="download:select-none text-on-ink-3">{prompt} </span>
            <span className="text-white">{command}</span> {rest}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const look = {
  table:
    'block w-full overflow-hidden rounded-lg bg-paper text-text-2 shadow-1 ring-1 ring-line md:table',
  head: 'sr-only',
};

interface PublishedTableProps {
  caption: string;
  groups: readonly VersionGroup[];
  text: ReleaseText;
}

/** Versions with their packages; the browser compares files with this table. */
function PublishedTable({ caption, groups, text }: PublishedTableProps) {
  return (
    <ReleaseTable
      caption={caption}
      columns={publishedColumns(text)}
      groups={groups.map((group) => ({
        key: [group.line, group.version, group.type, group.releasedOn].join(),
        heading: <VersionHeading group={group} text={text} />,
        attributes: groupAttributes(group),
        rows: group.records,
      }))}
      row={(record, cells) => (
        <tr
          key={record.platform + record.sha256}
          {...recordAttributes(record)}
          className="block border-t border-line px-5 py-3 md:table-row md:px-0"
        >
          {cells}
        </tr>
      )}
      look={look}
    />
  );
}

/** The Android app comes in the list of v5, but counts its own versions. */
const lineName = (line: string, record: PublishedRecord | undefined): string =>
  record?.platform === 'android' ? 'Android' : line;

function VersionHeading({
  group: { line, version, type, releasedOn, records },
  text,
}: {
  group: VersionGroup;
  text: ReleaseText;
}) {
  const day = formatDay(releasedOn, text.locale);
  return (
    <tr className="download:bg-blue-50/60 block md:table-row">
      <th
        scope="rowgroup"
        colSpan={2}
        className="block border-t border-line-2 px-5 py-2.5 text-left font-normal md:table-cell md:px-6"
      >
        <b className="mr-3 font-num text-[1.0625rem] text-text">
          {lineName(line, records[0])} · {version}
        </b>
        <ReleaseBadge type={type} text={text} />
        {releasedOn && day && (
          <time dateTime={releasedOn} className="ml-3 text-sm text-text-3">
            {day}
          </time>
        )}
      </th>
    </tr>
  );
}

/**
 * Each published package with its checksum, which one click selects. Files are compared with this table:
 * read-published.ts reads the two spans of the heading and the code.
 */
const publishedColumns = (text: ReleaseText): readonly Column<PublishedRecord>[] => [
  {
    key: 'system',
    heading: text.fact('system'),
    className: 'block text-left text-[0.9375rem] text-text md:table-cell md:py-1.5 md:pl-6',
    isRowHeader: true,
    cell: ({ platform, fileName }) => (
      <>
        <span>{text.package(platform)}</span>
        {fileName && (
          <span className="block text-xs font-normal wrap-anywhere text-text-3">{fileName}</span>
        )}
      </>
    ),
  },
  {
    key: 'sha256',
    heading: text.fact('sha256'),
    className: 'block md:table-cell md:py-1.5 md:pr-6 download:md:pl-8 download:md:align-middle',
    cell: (record) => <Checksum record={record} text={text} />,
  },
];

/** All digits of a package's checksum and a button that copies them. */
function Checksum({
  record: { platform, line, version, sha256 },
  text,
}: {
  record: PublishedRecord;
  text: ReleaseText;
}) {
  const t = useTranslations('release');
  return (
    <span className="flex flex-wrap items-center justify-between gap-x-4">
      <code translate="no" className="font-mono text-xs leading-normal wrap-anywhere select-all">
        {sha256}
      </code>
      <PlainCopyButton
        value={sha256}
        label={t('copy')}
        name={t('copyHash', { name: `${text.package(platform)} ${line} ${version}` })}
        copiedLabel={t('copied')}
        failedLabel={t('copyFailed')}
        className="-ml-2 text-sm text-blue-700 hover:text-blue-800 md:ml-auto"
      />
    </span>
  );
}
