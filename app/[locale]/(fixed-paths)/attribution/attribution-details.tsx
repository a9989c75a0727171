import type { ReactNode } from 'react';
import { dayMs, daySeconds } from '@superbrowser/shared/durations';
import { fillTemplate } from '@/components/ui/fill-template';
import { attributionOf } from '@/lib/attribution/visitor-attribution';
import { attributionTtlSeconds, parseAttributionValue } from '@/lib/attribution/cookie-rules';
import type { StoredData } from '@/lib/browser/all-stored-data';
import type { AttributionCookie } from '@/lib/browser/storage-keys';
import type { Locale } from '@/lib/core/i18n/routing';
import type { attribution as messages } from '@/messages/zh-CN/site.json';

export interface AttributionCardProps {
  readonly messages: (typeof messages)['card'];
  readonly locale: Locale;
  /** The page where a code is entered manually. */
  readonly registerHref: string;
  /** The content until the stored data are read; it is in the server's HTML. */
  readonly children: ReactNode;
}

export type AttributionDetailsProps = Pick<
  AttributionCardProps,
  'messages' | 'locale' | 'registerHref'
> & {
  readonly storedData: StoredData;
  /** The content that was there before. */
  readonly placeholder: ReactNode;
};

const otherNames = ['from', 'channelId', 'callback', 'activity_id', 'utm_source'] as const;

function attributionValueOf({ readCookie }: StoredData, name: AttributionCookie): string {
  const effect = parseAttributionValue(name, readCookie(name));
  return effect.kind === 'set' ? effect.value : '';
}

interface LifetimeProps extends Pick<AttributionCardProps, 'messages' | 'locale'> {
  readonly name: AttributionCookie;
  readonly endMs: number | undefined;
}

/** The duration: exact days where the browser reports them, else the rule. */
function Lifetime({ messages, locale, name, endMs }: LifetimeProps) {
  const lifetimeSeconds = attributionTtlSeconds[name];
  if (endMs === undefined)
    return <>{fillTemplate(messages.rule, { days: lifetimeSeconds / daySeconds })}</>;
  const dateFormat = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <>
      {fillTemplate(messages.until, { until: dateFormat.format(endMs) })}
      <br />
      {fillTemplate(messages.since, { since: dateFormat.format(endMs - lifetimeSeconds * 1_000) })}
    </>
  );
}

/** Longer durations are shown as text. */
const maxBars = 7;

const wholeDaysUntil = (endMs: number) => Math.floor((endMs - Date.now()) / dayMs);

/** A bar for each day; days that have begun are blue. Where the browser does not report the end, no day is blue. */
function DayBars({ name, endMs }: Pick<LifetimeProps, 'name' | 'endMs'>) {
  const days = (attributionTtlSeconds[name] * 1_000) / dayMs;
  if (days > maxBars) return null;
  const begunDays = endMs === undefined ? 0 : days - wholeDaysUntil(endMs);
  return (
    <span aria-hidden="true" className="my-4 grid grid-flow-col gap-1.5">
      {Array.from({ length: days }, (_, day) => (
        <span
          key={day}
          className={`h-2.5 rounded-full ${day < begunDays ? 'bg-blue-600' : 'bg-blue-100'}`}
        />
      ))}
    </span>
  );
}

/** Says which promoter or channel this browser remembers, until when, and what for. */
export function AttributionDetails({
  messages,
  locale,
  registerHref,
  storedData,
}: Omit<AttributionDetailsProps, 'placeholder'>) {
  const { promoterOrChannel, landingSource } = attributionOf(
    new URLSearchParams(),
    storedData.readCookie,
  );
  const referrerCookieName =
    attributionValueOf(storedData, 'promoter') === '' ? 'channelId' : 'promoter';
  const knownNames = otherNames.filter((name) => attributionValueOf(storedData, name) !== '');
  const isEmpty = knownNames.length === 0 && landingSource === '';
  return (
    <>
      {promoterOrChannel === '' ? (
        <>
          <svg viewBox="0 0 56 56" aria-hidden="true" className="mb-5 size-14">
            <circle cx="28" cy="28" r="28" className="product:fill-ok-bg" />
            <path
              d="m18 29 7 7 13-15"
              className="product:stroke-ok product:stroke-[3.5] fill-none"
            />
          </svg>
          <p className="text-[clamp(1.5rem,2.4vw,2rem)] leading-tight font-bold text-text">
            {isEmpty ? messages.none : messages.onlyOthers}
          </p>
          <p className="mt-3">{isEmpty ? messages.noneText : messages.onlyOthersText}</p>
          <a
            href={registerHref}
            className="mt-2 inline-flex min-h-11 items-center self-start font-bold text-blue-600 hover:text-blue-800"
          >
            {messages.enter}
          </a>
        </>
      ) : (
        <>
          <p data-attribution className="text-sm text-text-3">
            {messages.promoter}
            {referrerCookieName === 'channelId' && messages.channel}
          </p>
          <p className="product:text-[clamp(1.625rem,3vw,2.25rem)] mt-1 font-mono leading-tight font-bold wrap-anywhere text-text">
            {promoterOrChannel}
          </p>
          <DayBars
            name={referrerCookieName}
            endMs={storedData.cookieExpiries[referrerCookieName]}
          />
          <p className="mt-2 text-[0.9375rem] text-text">
            <Lifetime
              messages={messages}
              locale={locale}
              name={referrerCookieName}
              endMs={storedData.cookieExpiries[referrerCookieName]}
            />
          </p>
          <p className="mt-4 border-t border-line-2 pt-3 text-[0.9375rem]">{messages.prefilled}</p>
          <p className="mt-3 border-t border-line-2 pt-3 text-[0.9375rem] wrap-anywhere">
            {messages.use}{' '}
            <code className="font-mono text-sm text-text">{`SuperBrowser-x64_${promoterOrChannel}.exe`}</code>
          </p>
        </>
      )}
      {!isEmpty && (
        // Folded: however much is remembered, the page below does not move.
        <details data-attribution className="mt-4 border-t border-line-2 pt-1">
          <summary className="min-h-11 cursor-pointer py-2.5 text-[0.9375rem] font-bold text-blue-700">
            {fillTemplate(messages.others, { n: knownNames.length + (landingSource ? 1 : 0) })}
          </summary>
          <dl className="text-[0.9375rem]">
            {knownNames.map((name) => (
              <div key={name} className="mb-3 grid gap-x-4 sm:grid-cols-[9em_1fr]">
                <dt>{messages.names[name]}</dt>
                <dd>
                  <b className="wrap-anywhere text-text">{attributionValueOf(storedData, name)}</b>
                  <span className="block text-sm text-text-3">
                    <Lifetime
                      messages={messages}
                      locale={locale}
                      name={name}
                      endMs={storedData.cookieExpiries[name]}
                    />
                  </span>
                </dd>
              </div>
            ))}
          </dl>
          {landingSource && <p className="text-[0.9375rem]">{messages.xsb}</p>}
        </details>
      )}
    </>
  );
}
