import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import { fillTemplate } from '@/components/ui/fill-template';
import { Icon, type IconName } from '@/components/ui/icon';
import { TextLink } from '@/components/ui/text-link';
import type { MessageGroup } from '@/lib/core/i18n/pick-messages';
import type { Locale } from '@/lib/core/i18n/routing';
import { downloadHref } from '@/lib/releases/release-package';
import type { ShownPackage } from './published-data-attributes';

export type CheckMessages = MessageGroup<'verify.check'>;
type ResultMessages = MessageGroup<'verify.results'>;

export interface VerifyResultProps {
  readonly resultMessages: ResultMessages;
  readonly detailNames: MessageGroup<'release.details'>;
  readonly locale: Locale;
  /** Pages to continue with, in the page's language. */
  readonly links: {
    readonly download: string;
    readonly contact: string;
    readonly officialOrigins: string;
    /** The URL of the commands on this page. */
    readonly commands: string;
  };
}

const panelTones = {
  ok: { look: 'bg-ok-bg download:ring-ok/30', mark: 'text-ok', icon: 'shield' },
  care: { look: 'bg-warm-100 download:ring-warm-text/25', mark: 'text-warm-text', icon: 'alert' },
  risk: { look: 'bg-risk-bg download:ring-risk/30', mark: 'text-risk', icon: 'alert' },
} as const satisfies Record<string, { look: string; mark: string; icon: IconName }>;

interface ResultPanelProps {
  readonly tone: keyof typeof panelTones;
  readonly title: string;
  readonly children: ReactNode;
}

/** A result: its color, its mark, and its text. */
export function ResultPanel({ tone, title, children }: ResultPanelProps) {
  const { look, mark, icon } = panelTones[tone];
  return (
    <div data-result={tone} className={cn('mt-5 rounded-lg p-5 ring-1 md:p-6', look)}>
      <h4 tabIndex={-1} className="flex items-center gap-3 text-h3 font-bold text-text">
        <Icon name={icon} size={28} className={cn('flex-none', mark)} />
        {title}
      </h4>
      <div className="mt-2 grid gap-3 text-text-2">{children}</div>
    </div>
  );
}

/** Names and values of the result; names without a value are left out. */
export function ResultDetails({
  rows,
}: {
  rows: readonly (readonly [name: string, value: string | null])[];
}) {
  return (
    <dl className="grid text-[0.9375rem]">
      {rows.map(
        ([name, value]) =>
          value && (
            <div
              key={name}
              className="download:grid-cols-[7.5rem_1fr] download:border-text/10 grid gap-x-3 border-t py-2"
            >
              <dt className="text-text-3">{name}</dt>
              <dd className="min-w-0 wrap-anywhere text-text">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

interface CheckedPackageDetailsProps {
  readonly messages: ResultMessages;
  readonly detailNames: VerifyResultProps['detailNames'];
  readonly verifiablePackage: ShownPackage;
  readonly newerPackage: ShownPackage | null;
  /** The code in the name of the file. */
  readonly promoterCode?: string | null;
  readonly sha256: string;
}

/** Says which version the package is, and where the newest version is. */
export function CheckedPackageDetails({
  messages,
  detailNames,
  verifiablePackage,
  newerPackage,
  promoterCode = null,
  sha256,
}: CheckedPackageDetailsProps) {
  const { line, version, typeLabel, dayText, packageName } = verifiablePackage;
  return (
    <>
      <ResultDetails
        rows={[
          [detailNames.version, `${line} · ${version} (${typeLabel})`],
          [detailNames.date, dayText],
          [detailNames.system, packageName],
          [messages.promoter, promoterCode],
          [detailNames.sha256, sha256],
        ]}
      />
      {newerPackage && (
        <p className="flex flex-wrap items-center gap-x-5">
          {fillTemplate(messages.newer, { version: newerPackage.version })}
          <TextLink href={downloadHref(newerPackage.platform, { line: newerPackage.line })}>
            {fillTemplate(messages.newest, { version: newerPackage.version })}
          </TextLink>
        </p>
      )}
    </>
  );
}

const todoSteps = ['stop', 'again', 'tell'] as const;

/** What to do with a file that is not ours. */
export function WhatToDo({
  messages,
  links,
}: {
  messages: ResultMessages;
  links: VerifyResultProps['links'];
}) {
  return (
    <>
      <ol className="grid list-decimal gap-1.5 pl-5 text-text marker:font-bold">
        {todoSteps.map((step) => (
          <li key={step}>{messages.todo[step]}</li>
        ))}
      </ol>
      <p className="flex flex-wrap gap-x-7">
        <TextLink href={links.download}>{messages.download}</TextLink>
        <TextLink href={links.contact}>{messages.contact}</TextLink>
      </p>
    </>
  );
}
