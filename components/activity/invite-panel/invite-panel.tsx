import { lazy, Suspense, type ComponentType } from 'react';
import { SWRConfig } from 'swr';
import type { InviteCodeAnswer } from '@/lib/answers';
import { read, ReadError } from '@/lib/browser/read';
import { Records } from '../records/records';
import type { PicturesProps } from '../share/pictures';
import { Bone } from './bone';
import { card } from '@/components/ui/sheet';
import { Failed } from './failed';
import { inviteLink } from './invite-link';
import { MyCode } from './my-code';
import { Situation } from './situation';
import type { InvitePanelProps } from './types';
import { useRead } from './use-read';

/** The QR library weighs more than the rest of the panel. */
const Pictures = lazy(async (): Promise<{ default: ComponentType<PicturesProps> }> => {
  try {
    return { default: (await import('../share/pictures')).Pictures };
  } catch {
    return { default: () => null };
  }
});

const picturesPlace = <Bone className="h-[324px] w-[200px] rounded-lg max-lg:mx-auto" />;

function Tools(props: InvitePanelProps) {
  const { words, registerUrl } = props;
  const { data, failure, busy, retry } = useRead<InviteCodeAnswer>('/api/invite-activity/code');
  const link = data && inviteLink(registerUrl, data.inviteCode);
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_auto] lg:gap-14">
      <div className="min-h-[324px]">
        <h2 id="panel-title" className="text-h2 text-text">
          {words.title}
        </h2>
        {failure !== undefined ? (
          <Failed
            className="mt-6"
            text={failure || words.failed}
            retry={words.retry}
            busy={busy}
            onRetry={retry}
          />
        ) : (
          <MyCode {...props} code={data?.inviteCode} link={link} />
        )}
      </div>
      {failure === undefined &&
        (data && link ? (
          <Suspense fallback={picturesPlace}>
            <Pictures {...props} code={data.inviteCode} link={link} />
          </Suspense>
        ) : (
          picturesPlace
        ))}
    </div>
  );
}

/** What belongs to the visitor who is signed in. */
export function InvitePanel({
  onSignedOut,
  ...props
}: InvitePanelProps & { readonly onSignedOut: () => void }) {
  const { locale } = props;
  return (
    <SWRConfig
      value={{
        // A cache of its own: the next visitor of this browser must not see this one's answers.
        provider: () => new Map(),
        fetcher: (path: string) => read(path, { locale }),
        revalidateOnFocus: false,
        shouldRetryOnError: false,
        onError: (error: unknown) => {
          if (error instanceof ReadError && error.signedOut) onSignedOut();
        },
      }}
    >
      <div className={card}>
        <Tools {...props} />
        <Situation words={props.words} locale={locale} />
      </div>
      <Records words={props.words} locale={locale} />
    </SWRConfig>
  );
}
