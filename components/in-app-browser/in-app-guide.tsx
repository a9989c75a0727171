'use client';

import { useEffect, type ComponentType } from 'react';
import { CopyButton } from '@/components/ui/copy-button';
import { Icon } from '@/components/ui/icon';
import { QrCode } from '@/components/ui/qr/qr-code';
import { addAttributionForOtherBrowser } from '@/lib/attribution/add-to-query';
import { cookieReader } from '@/lib/core/http/cookie-reader';
import { attributionOf } from '@/lib/attribution/visitor-attribution';
import { readDocumentLocale } from '@/lib/browser/document-locale';
import { detectInAppBrowser, type InAppBrowser } from '@/lib/in-app-browser/detect-in-app-browser';
import { guideMessages, type GuideMessages } from '@/lib/in-app-browser/guide-messages';
import { downloadHref } from '@/lib/releases/release-package';

/** The texts are loaded with this code, because few visitors need them. */
const loadMessages = () =>
  readDocumentLocale() === 'en-US'
    ? import('@/messages/en-US/in-app.json')
    : import('@/messages/zh-CN/in-app.json');

/** The page's own URL with the visitor's attribution, because a browser has none of the app's cookies. */
function urlForOtherBrowser(): string {
  const url = new URL(window.location.href);
  const attribution = attributionOf(url.searchParams, cookieReader(document.cookie));
  url.search = addAttributionForOtherBrowser(url.search, attribution) ?? url.search;
  url.hash = '';
  return url.toString();
}

const rowStyles =
  'flex min-h-13 items-center gap-3.5 border-b border-line py-2 text-[1.0625rem] font-bold';

/** Two steps, and a hint for an app with other menu texts. */
function GuideSteps({ steps }: { steps: GuideMessages['steps'] }) {
  if (!steps) return null;
  return (
    <>
      <ol className="mt-4 border-t border-line text-text">
        <li className={rowStyles}>
          {/* The same icon as in the app. */}
          <span
            aria-hidden="true"
            className="w-6 text-center text-[1.375rem] leading-none text-blue-600"
          >
            ⋯
          </span>
          {steps.menu}
        </li>
        <li className={rowStyles}>
          <Icon name="globe" size={24} className="text-blue-600" />
          {steps.open}
        </li>
      </ol>
      <p className="mt-3 text-sm text-text-3">{steps.hint}</p>
    </>
  );
}

/** Points to the app's own menu at the top right above the page. */
function MenuArrow() {
  return (
    <svg
      width="64"
      height="64"
      viewBox="0 0 64 64"
      fill="none"
      stroke="currentColor"
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="float-right -mt-1 ml-4 text-blue-600"
    >
      <path d="M6 58C10 36 26 18 54 10M36 4l18 6-8 17" />
    </svg>
  );
}

function Guide({ browser, messages }: { browser: InAppBrowser; messages: GuideMessages }) {
  const url = urlForOtherBrowser();
  // The app's menu uses the URL in the address bar.
  useEffect(() => window.history.replaceState(window.history.state, '', url), [url]);
  const { link } = messages;
  return (
    <section
      data-in-app={browser.app}
      className="mx-auto grid max-w-[420px] gap-x-8 rounded-lg bg-paper px-5 py-6 text-left text-text-2 shadow-2 md:max-w-[680px] md:grid-cols-[minmax(0,1fr)_auto] md:px-8"
    >
      <div>
        {messages.steps && <MenuArrow />}
        <h2 className="text-h3 text-text">{messages.title}</h2>
        <p className="mt-2">{messages.lead}</p>
        <GuideSteps steps={messages.steps} />
        {messages.anyway && (
          <p className="mt-3 text-sm">
            {messages.anyway.text}{' '}
            <a
              href={`${downloadHref('auto')}?here=1`}
              className="tap text-blue-700 underline underline-offset-3"
            >
              {messages.anyway.button}
            </a>
          </p>
        )}
        <h3 className="mt-5 text-base text-text">{link.title}</h3>
        <p className="text-sm">{link.text}</p>
        <div className="mt-3 rounded-md bg-mist p-1.5">
          <code className="block px-2.5 py-2 text-sm wrap-anywhere text-text select-all">
            {url}
          </code>
          <CopyButton
            value={url}
            label={link.copy}
            copiedLabel={link.copied}
            failedLabel={link.failed}
            className="w-full justify-center rounded-md bg-blue-600 font-bold text-white hover:bg-blue-700"
          />
        </div>
      </div>
      {/* Hidden on phones, which cannot scan their own screen. */}
      <div className="w-44 self-center text-center text-sm max-md:hidden">
        <QrCode value={url} label={link.qr} className="w-full" />
        <p className="mt-1">{link.qr}</p>
      </div>
    </section>
  );
}

/**
 * @returns the component to show in this app; null for other apps.
 * @throws when its texts cannot be loaded
 */
export async function loadGuide(): Promise<ComponentType | null> {
  const browser = detectInAppBrowser(navigator.userAgent);
  if (!browser) return null;
  const messages = guideMessages((await loadMessages()).inApp, browser);
  return function InAppGuide() {
    return <Guide browser={browser} messages={messages} />;
  };
}
