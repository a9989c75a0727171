'use client';

import './globals.css';
import { useSyncExternalStore } from 'react';
import { errorBoundary as en } from '@/messages/en-US/error-boundary.json';
import { errorBoundary as zh } from '@/messages/zh-CN/error-boundary.json';

// No layout has set the language, so the URL decides the language, which stays until another page is loaded.
const subscribeToNothing = () => () => undefined;
const isEnglishPath = () => /^\/en(\/|$)/.test(location.pathname);

/**
 * The last resort when even the layout failed. It is small, because every page loads it, and readable without the
 * stylesheet.
 */
export default function GlobalError() {
  const isEnglish = useSyncExternalStore(subscribeToNothing, isEnglishPath, () => false);
  const { title, text, retry, home, download } = isEnglish ? en : zh;
  return (
    <html lang={isEnglish ? 'en-US' : 'zh-CN'}>
      <body style={{ font: '16px/1.7 system-ui' }}>
        <title>{title}</title>
        <main style={{ maxWidth: 640, margin: '14vh auto', padding: 20 }}>
          <h1 className="text-h2">{title}</h1>
          <p>{text}</p>
          <p style={{ display: 'flex', gap: 24 }}>
            <button type="button" onClick={() => location.reload()}>
              {retry}
            </button>
            <a href={isEnglish ? '/en' : '/'}>{home}</a>
            <a href="/api/download/auto">{download}</a>
          </p>
        </main>
      </body>
    </html>
  );
}
