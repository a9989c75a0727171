'use client';

import { useParams } from 'next/navigation';
import { errorBoundary as en } from '@/messages/en-US/error-boundary.json';
import { errorBoundary as zh } from '@/messages/zh-CN/error-boundary.json';

/**
 * This page has classes of its own, because the classes of the site's buttons would be loaded with every page for this
 * rare case.
 */
const mainButtonStyles = 'min-h-12 cursor-pointer rounded-md bg-blue-600 px-6 font-bold text-white';
const linkStyles =
  'grid min-h-12 items-center font-bold text-blue-700 underline underline-offset-4';

/**
 * Shown in place of a page whose code failed in the browser; its texts are part of this file, because fetching them
 * could fail too.
 */
export default function ErrorBoundary({ reset }: { reset: () => void }) {
  const isEnglish = useParams().locale === 'en-US';
  const text = isEnglish ? en : zh;
  return (
    <main id="main" className="bg-mist">
      <div className="wrap section">
        <h1 className="text-h2">{text.title}</h1>
        <p className="mt-4 max-w-[34em] text-text-2">{text.text}</p>
        <div className="mt-8 flex flex-wrap gap-x-6 gap-y-3">
          <button type="button" onClick={reset} className={mainButtonStyles}>
            {text.retry}
          </button>
          <a href={isEnglish ? '/en' : '/'} className={linkStyles}>
            {text.home}
          </a>
          <a href="/api/download/auto" className={linkStyles}>
            {text.download}
          </a>
        </div>
      </div>
    </main>
  );
}
