'use client';

import { useParams } from 'next/navigation';
import { buttonStyles } from '@/components/ui/button-styles';
import en from '@/messages/en-US/boundary.json';
import zh from '@/messages/zh-CN/boundary.json';

/** Shown in place of a page whose code failed in the browser; texts come along, nothing can be fetched now. */
export default function ErrorBoundary({ reset }: { reset: () => void }) {
  const english = useParams().locale === 'en-US';
  const text = english ? en : zh;
  return (
    <main id="main" className="bg-mist">
      <div className="wrap section">
        <h1 className="text-h2">{text.title}</h1>
        <p className="mt-4 max-w-[34em] text-text-2">{text.text}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <button type="button" onClick={reset} className={buttonStyles({})}>
            {text.retry}
          </button>
          <a href={english ? '/en' : '/'} className={buttonStyles({ variant: 'outline' })}>
            {text.home}
          </a>
          <a href="/api/download/auto" className={buttonStyles({ variant: 'ghost' })}>
            {text.download}
          </a>
        </div>
      </div>
    </main>
  );
}
