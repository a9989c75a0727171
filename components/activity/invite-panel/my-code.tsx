import { CopyButton } from '@/components/ui/copy-button';
import { ShareButton } from '../share/share-button';
import { Bone } from './bone';
import { fill } from '@/components/ui/fill';
import type { InvitePanelProps } from './types';

export interface MyCodeProps extends InvitePanelProps {
  /** Undefined while it is being read. */
  readonly code: string | undefined;
  readonly link: string | undefined;
}

const copy = 'flex-none text-[15px] max-sm:-ml-2 font-bold text-blue-600 hover:text-blue-800';

/** Code and link, each to copy, and the link to hand on. */
export function MyCode({ words, product, coupon, code, link }: MyCodeProps) {
  const results = { copiedLabel: words.copied, failedLabel: words.copyFailed };
  return (
    <>
      <dl className="mt-5 md:mt-6">
        <dt className="text-sm text-text-3">{words.code}</dt>
        <dd className="flex min-h-17 flex-wrap items-center gap-x-5 max-sm:min-h-[84px]">
          {code ? (
            <>
              <span className="font-num text-[clamp(36px,4.4vw,60px)] leading-[1.1] font-bold tracking-[0.04em] text-text select-all">
                {code}
              </span>
              <CopyButton value={code} label={words.copyCode} {...results} className={copy} />
            </>
          ) : (
            <Bone className="h-12 w-64 max-w-full" />
          )}
        </dd>
        <dt className="mt-4 text-sm text-text-3">{words.link}</dt>
        <dd className="mt-1.5 flex min-h-12 flex-wrap items-center gap-x-3 max-sm:min-h-[109px]">
          {link ? (
            <>
              <code className="max-w-full rounded-md bg-mist px-4 py-2.5 font-mono text-[15px] leading-normal wrap-anywhere text-text select-all">
                {link}
              </code>
              <CopyButton value={link} label={words.copyLink} {...results} className={copy} />
            </>
          ) : (
            <Bone className="h-11 w-full max-w-[460px]" />
          )}
        </dd>
      </dl>
      <div className="mt-6 min-h-14">
        {link && (
          <ShareButton
            url={link}
            title={fill(words.share.title, { product })}
            text={fill(words.share.text, { product, coupon })}
            words={{ ...words.share, failed: words.copyFailed }}
          />
        )}
      </div>
    </>
  );
}
