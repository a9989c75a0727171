'use client';

import './globals.css';
import en from '@/messages/en-US/boundary.json';
import zh from '@/messages/zh-CN/boundary.json';

/** Last resort when even the layout failed: both languages, no other component. */
export default function GlobalError() {
  return (
    <html lang="zh-CN">
      <body>
        <main className="wrap section">
          {[
            { lang: 'zh-CN', text: zh, home: '/' },
            { lang: 'en-US', text: en, home: '/en' },
          ].map(({ lang, text, home }) => (
            <section key={lang} lang={lang} className="mb-12">
              <h1 className="text-h2">{text.title}</h1>
              <p className="mt-4 text-text-2">{text.text}</p>
              <p className="mt-4 flex gap-6 text-blue-700 underline">
                <a href={home}>{text.home}</a>
                <a href="/api/download/auto">{text.download}</a>
              </p>
            </section>
          ))}
        </main>
      </body>
    </html>
  );
}
