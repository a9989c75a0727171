import { Suspense, lazy, type ComponentType } from 'react';
import { SWRConfig } from 'swr';
import type {
  InviteCodeResponse,
  InviteTotalsResponse,
} from '@superbrowser/contract/handler-responses';
import { cn } from '@/components/ui/cn';
import { heroSheetStyles } from '@/components/ui/hero-sheet-styles';
import { TextLink } from '@/components/ui/text-link';
import { fetchJsonOrThrow, FetchError } from '@/lib/browser/fetch-json';
import { pagePath } from '@/lib/core/i18n/paths';
import { Skeleton } from './skeleton';
import { inviteLink, MyCode } from './my-code/my-code';
import type { QrAndPosterProps } from './my-code/qr-and-poster';
import { LoadError } from './load-error';
import { useApiData } from './use-api-data';
import { formatMoney, formatNumber } from './format-values';
import { InvitesAndAwards } from './invites-and-awards/invites-and-awards';
import type { InvitePanelProps } from './panel-props';

/** The pictures are loaded apart, because the QR library is larger than the rest of the panel. */
const LazyPictures = lazy(async (): Promise<{ default: ComponentType<QrAndPosterProps> }> => {
  try {
    return { default: (await import('./my-code/qr-and-poster')).QrAndPoster };
  } catch {
    return { default: () => null };
  }
});

const picturesPlaceholder = (
  <Skeleton className="campaigns:h-[324px] campaigns:max-lg:mx-auto w-[200px] rounded-lg" />
);

function InviteTools(props: InvitePanelProps) {
  const { messages, registerUrl } = props;
  const { data, failure, isBusy, retry } = useApiData<InviteCodeResponse>(
    '/api/invite-activity/code',
  );
  const link = data && inviteLink(registerUrl, data.inviteCode);
  return (
    <div className="campaigns:lg:grid-cols-[minmax(0,1fr)_auto] grid gap-8 lg:gap-14">
      <div className="campaigns:min-h-[324px]">
        <h2 id="panel-title" className="text-h2 text-text">
          {messages.title}
        </h2>
        {failure !== undefined ? (
          <LoadError
            className="mt-6"
            text={failure || messages.failed}
            retryLabel={messages.retry}
            isBusy={isBusy}
            onRetry={retry}
          />
        ) : (
          <MyCode {...props} code={data?.inviteCode} link={link} />
        )}
      </div>
      {failure === undefined &&
        (data && link ? (
          <Suspense fallback={picturesPlaceholder}>
            <LazyPictures {...props} code={data.inviteCode} link={link} />
          </Suspense>
        ) : (
          picturesPlaceholder
        ))}
    </div>
  );
}

/** The personal panel of the visitor who is signed in. */
export function InvitePanel({
  onSignedOut,
  ...props
}: InvitePanelProps & { readonly onSignedOut: () => void }) {
  const { locale } = props;
  return (
    <SWRConfig
      value={{
        // The panel has a cache of its own, so that the next visitor of this browser never sees the present visitor's
        // answers.
        provider: () => new Map(),
        fetcher: (path: string) => fetchJsonOrThrow(path, { locale }),
        revalidateOnFocus: false,
        shouldRetryOnError: false,
        onError: (error: unknown) => {
          if (error instanceof FetchError && error.isSignedOut) onSignedOut();
        },
      }}
    >
      <div className={heroSheetStyles}>
        <InviteTools {...props} />
        <InviteSummary messages={props.messages} locale={locale} />
      </div>
      <InvitesAndAwards messages={props.messages} locale={locale} />
    </SWRConfig>
  );
}

const countKeys = ['invited', 'registered', 'recharged'] as const;
const rewardKeys = ['rewardTotal', 'rewardPending'] as const;

/** How many people the visitor invited, and what that has earned. */
function InviteSummary({ messages, locale }: Pick<InvitePanelProps, 'messages' | 'locale'>) {
  const { data, failure, isBusy, retry } = useApiData<InviteTotalsResponse>(
    '/api/invite-activity/situation',
  );
  const figures = [
    ...countKeys.map((key) => [key, data && formatNumber(data[key], locale)] as const),
    ...rewardKeys.map((key) => [key, data && formatMoney(data[key], locale)] as const),
  ];
  return (
    <section
      aria-labelledby="invite-summary-title"
      aria-busy={isBusy}
      className="mt-8 border-t-2 border-text pt-5 md:mt-10"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h3 id="invite-summary-title" className="text-h3 text-text">
          {messages.situation.title}
        </h3>
        <TextLink href={pagePath(locale, '/partners/figures')}>{messages.figures}</TextLink>
      </div>
      <dl className="campaigns:grid-cols-6 campaigns:lg:grid-cols-[2fr_2fr_2fr_3fr_3fr] mt-4 grid min-h-24 gap-y-5">
        {failure === undefined &&
          figures.map(([key, text], index) => (
            <div
              key={key}
              className={cn(
                'campaigns:lg:col-span-1 campaigns:lg:pl-6 campaigns:lg:first:pl-0 flex flex-col-reverse justify-end border-line lg:border-l lg:first:border-0',
                index < countKeys.length ? 'col-span-2' : 'col-span-3',
              )}
            >
              <dd
                className={cn(
                  // A long sum wraps, so that it stays on the sheet.
                  'campaigns:text-[clamp(2rem,3.2vw,2.875rem)] font-num leading-[1.25] font-bold tracking-[-0.03em] wrap-anywhere',
                  index < countKeys.length ? 'text-text' : 'text-warm-text',
                )}
              >
                {text ?? (
                  <Skeleton className="campaigns:my-[0.125em] campaigns:h-[1em] campaigns:w-[1.4em]" />
                )}
              </dd>
              <dt className="text-sm text-text-3">{messages.situation[key]}</dt>
            </div>
          ))}
        {failure !== undefined && (
          <div className="col-span-full">
            <dt className="sr-only">{messages.situation.title}</dt>
            <dd>
              <LoadError
                text={failure || messages.failed}
                retryLabel={messages.retry}
                isBusy={isBusy}
                onRetry={retry}
              />
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
