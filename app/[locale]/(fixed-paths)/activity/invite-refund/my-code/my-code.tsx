import { useState } from 'react';
import { buttonStyles } from '@/components/ui/button-styles';
import { CopyButton } from '@/components/ui/copy-button';
import { fillTemplate } from '@/components/ui/fill-template';
import { Skeleton } from '../skeleton';
import type { InvitePanelProps } from '../panel-props';

/**
 * The link that an inviter shares: the registration page with the code as promoter (A1), so that the code is known even
 * if a friend looks around first.
 * @param registerUrl absolute URL of the registration page, in the language of the page
 */
export function inviteLink(registerUrl: string, code: string): string {
  const url = new URL(registerUrl);
  url.searchParams.set('promoter', code);
  return url.toString();
}

interface MyCodeProps extends InvitePanelProps {
  /** Undefined while the code is being read. */
  readonly code: string | undefined;
  readonly link: string | undefined;
}

const copyButtonStyles =
  'flex-none text-[0.9375rem] campaigns:max-sm:-ml-2 font-bold text-blue-600 hover:text-blue-800';

/** Code and link, each with a copy button, and a button to share the link. */
export function MyCode({ messages, product, coupon, code, link }: MyCodeProps) {
  const copyLabels = { copiedLabel: messages.copied, failedLabel: messages.copyFailed };
  return (
    <>
      <dl className="mt-5 md:mt-6">
        <dt className="text-sm text-text-3">{messages.code}</dt>
        <dd className="campaigns:min-h-17 campaigns:max-sm:min-h-[84px] flex flex-wrap items-center gap-x-5">
          {code ? (
            <>
              <span className="campaigns:leading-[1.1] font-num text-[clamp(2.25rem,4.4vw,3.75rem)] font-bold tracking-[0.04em] text-text select-all">
                {code}
              </span>
              <CopyButton
                value={code}
                label={messages.copyCode}
                {...copyLabels}
                className={copyButtonStyles}
              />
            </>
          ) : (
            <Skeleton className="campaigns:w-64 h-12 max-w-full" />
          )}
        </dd>
        <dt className="mt-4 text-sm text-text-3">{messages.link}</dt>
        <dd className="campaigns:max-sm:min-h-[109px] mt-1.5 flex min-h-12 flex-wrap items-center gap-x-3">
          {link ? (
            <>
              <code className="max-w-full rounded-md bg-mist px-4 py-2.5 font-mono text-[0.9375rem] leading-normal wrap-anywhere text-text select-all">
                {link}
              </code>
              <CopyButton
                value={link}
                label={messages.copyLink}
                {...copyLabels}
                className={copyButtonStyles}
              />
            </>
          ) : (
            <Skeleton className="h-11 w-full max-w-[460px]" />
          )}
        </dd>
      </dl>
      <div className="mt-6 min-h-14">
        {link && (
          <ShareButton
            url={link}
            title={fillTemplate(messages.share.title, { product })}
            text={fillTemplate(messages.share.text, { product, coupon })}
            messages={{ ...messages.share, failed: messages.copyFailed }}
          />
        )}
      </div>
    </>
  );
}

interface ShareButtonProps {
  url: string;
  title: string;
  text: string;
  messages: { button: string; copied: string; failed: string };
}

type ShareState = 'button' | 'copied' | 'failed';

/** Opens the system's share sheet with the link; where there is none, it copies the link and says so. */
export function ShareButton({ url, title, text, messages }: ShareButtonProps) {
  const [state, setState] = useState<ShareState>('button');
  async function share() {
    if (typeof navigator.share === 'function') {
      try {
        await navigator.share({ title, text, url });
        return;
      } catch (error) {
        // Closing the sheet is a decision and ends here; after another error the link is copied.
        if (error instanceof DOMException && error.name === 'AbortError') return;
      }
    }
    try {
      await navigator.clipboard.writeText(url);
      setState('copied');
    } catch {
      setState('failed');
    }
  }
  return (
    <button
      type="button"
      onClick={share}
      onBlur={() => setState('button')}
      className={buttonStyles({ size: 'lg', className: 'max-sm:w-full' })}
    >
      <span aria-live="polite">{messages[state]}</span>
    </button>
  );
}
