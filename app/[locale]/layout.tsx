import '@/app/globals.css';
import type { Metadata, Viewport } from 'next';
import { hasLocale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { EveryPageScripts } from '@/components/every-page/every-page-scripts';
import { routing } from '@/lib/core/i18n/routing';
import { site, themeColor } from '@/lib/site';
import { getPublicConfig } from '@/lib/site-content/public-config';
import { latin, latinMarks } from './fonts';

export function generateStaticParams() {
  return routing.locales.map((locale) => ({ locale }));
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('errorPages.notFound');
  return {
    metadataBase: new URL(site.origin),
    // Every page has its own title; only the 404 page uses this title, because Next skips the metadata of the 404 page
    // when it renders that page again with its status.
    title: t('title'),
    formatDetection: { telephone: false },
    manifest: '/manifest.webmanifest',
    icons: {
      icon: [
        { url: '/favicon.ico', sizes: '32x32' },
        { url: '/favicon.svg', type: 'image/svg+xml' },
      ],
      apple: '/apple-touch-icon.png',
    },
  };
}

export const viewport: Viewport = { width: 'device-width', initialScale: 1, themeColor };

interface LocaleLayoutProps {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}

export default async function LocaleLayout({ children, params }: LocaleLayoutProps) {
  const { locale } = await params;
  if (!hasLocale(routing.locales, locale)) notFound();
  const { isMourning } = await getPublicConfig();
  return (
    <html
      lang={locale}
      id="top"
      className={`${latin.variable} ${latinMarks.variable}`}
      data-scroll-behavior="smooth"
      data-mourning={isMourning ? '' : undefined}
    >
      <body>
        {children}
        <EveryPageScripts />
      </body>
    </html>
  );
}
