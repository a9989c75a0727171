'use client';

import { useEffect, type ComponentType } from 'react';
import { CopyButton } from '@/components/ui/copy-button';
import { QrCode } from '@/components/ui/qr/qr-code';
import { keepInAddress } from '@/lib/attribution/address';
import { cookieReader, referralContext } from '@/lib/attribution/context';
import { inAppBrowser, type InAppBrowser } from '@/lib/in-app/browser';
import { wayPictures } from '@/lib/in-app/picture';
import { wayWords, type WayWords } from '@/lib/in-app/words';
import { downloadHref } from '@/lib/releases/types';

/** The words are fetched with this code, not sent with every page: few visitors need them. */
const readMessages = () =>
  document.documentElement.lang === 'en-US'
    ? import('@/messages/en-US/inApp.json')
    : import('@/messages/zh-CN/inApp.json');

/** The page's own address with who brought the visitor in it: a browser has none of the app's cookies. */
function carriedAddress(): string {
  const url = new URL(window.location.href);
  const context = referralContext(url.searchParams, cookieReader(document.cookie));
  url.search = keepInAddress(url.search, context) ?? url.search;
  url.hash = '';
  return url.toString();
}

function Picture({ drawing }: { drawing: string }) {
  return (
    <span
      className="mt-2.5 block text-text-2 [&>svg]:h-auto [&>svg]:w-full"
      // Markup of lib/in-app/picture.ts: nothing of a visitor is in it.
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}

const number =
  'mr-2.5 inline-block size-6.5 rounded-full bg-blue-600 text-center text-[15px] leading-6.5 text-white';

function Steps({ browser, steps }: { browser: InAppBrowser; steps: WayWords['steps'] }) {
  if (!steps) return null;
  const { bar, menu } = wayPictures(browser);
  return (
    <>
      <ol className="mt-4 grid gap-5">
        {(
          [
            [steps.menu, bar],
            [steps.open, menu],
          ] as const
        ).map(([text, drawing], index) => (
          <li key={text} className="text-[17px] font-bold text-text">
            <span aria-hidden="true" className={number}>
              {index + 1}
            </span>
            {text}
            <Picture drawing={drawing} />
          </li>
        ))}
      </ol>
      <p className="mt-3 text-sm text-text-3">{steps.hint}</p>
    </>
  );
}

function Guide({ browser, words }: { browser: InAppBrowser; words: WayWords }) {
  const address = carriedAddress();
  // The app's menu hands on what the address bar would say.
  useEffect(() => window.history.replaceState(window.history.state, '', address), [address]);
  const { link } = words;
  return (
    <section
      data-in-app={browser.app}
      className="mx-auto max-w-[420px] rounded-lg bg-paper px-5 py-6 text-left text-text-2 shadow-2"
    >
      <h2 className="text-h3 text-text">{words.title}</h2>
      <p className="mt-2">{words.lead}</p>
      <Steps browser={browser} steps={words.steps} />
      {words.anyway && (
        <p className="mt-3 text-sm">
          {words.anyway.text}{' '}
          <a
            href={`${downloadHref('auto')}?here=1`}
            className="tap text-blue-700 underline underline-offset-3"
          >
            {words.anyway.button}
          </a>
        </p>
      )}
      <div className="mt-5 border-t border-line pt-4">
        <h3 className="text-[17px] text-text">{link.title}</h3>
        <p className="mt-1 text-sm">{link.text}</p>
        <code className="mt-3 block rounded-md bg-mist px-3.5 py-3 text-sm wrap-anywhere text-text select-all">
          {address}
        </code>
        <CopyButton
          value={address}
          label={link.copy}
          copiedLabel={link.copied}
          failedLabel={link.failed}
          className="mt-3 w-full justify-center rounded-md bg-blue-600 font-bold text-white hover:bg-blue-700"
        />
        <div className="mt-4 flex items-center gap-3 text-sm">
          <QrCode value={address} label={link.qr} className="-ml-2.5 w-[120px]" />
          <p>{link.qr}</p>
        </div>
      </div>
    </section>
  );
}

/** @returns what to show in this app; null where it is none that blocks. @throws when its words cannot be loaded */
export async function loadGuide(): Promise<ComponentType | null> {
  const browser = inAppBrowser(navigator.userAgent);
  if (!browser) return null;
  const words = wayWords((await readMessages()).default, browser);
  return function InAppGuide() {
    return <Guide browser={browser} words={words} />;
  };
}
