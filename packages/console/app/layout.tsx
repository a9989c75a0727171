import { NextIntlClientProvider } from 'next-intl';
import { getLocale, getTranslations } from 'next-intl/server';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { latin, latinMarks } from '@/app/[locale]/fonts';
import './console.css';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('console.frame');
  return { title: { template: `%s · ${t('title')}`, default: t('title') }, robots: 'noindex' };
}

export default async function ConsoleLayout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang={await getLocale()} className={`${latin.variable} ${latinMarks.variable}`}>
      <body>
        <NextIntlClientProvider messages={null}>{children}</NextIntlClientProvider>
      </body>
    </html>
  );
}
