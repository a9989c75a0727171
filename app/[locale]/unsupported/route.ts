import { hasLocale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { downloadHref } from '@/lib/releases/release-package';
import { plainPageResponse } from '@/lib/core/http/responses/plain-page';
import { routing } from '@/lib/core/i18n/routing';

/** A plain page for browsers that cannot show the site; downloads still work on it (X5). */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ locale: string }> },
): Promise<Response> {
  const { locale } = await params;
  if (!hasLocale(routing.locales, locale)) notFound();
  const t = await getTranslations({ locale, namespace: 'errorPages.unsupported' });
  const packageLinks = [
    { href: downloadHref('windows'), label: t('windows') },
    { href: downloadHref('windows-x86'), label: t('windowsX86') },
    { href: downloadHref('mac-intel'), label: t('macIntel') },
    { href: downloadHref('mac-arm'), label: t('macArm') },
    { href: downloadHref('linux'), label: t('linux') },
    { href: downloadHref('android'), label: t('android') },
  ];
  return plainPageResponse(
    {
      lang: locale,
      title: t('title'),
      paragraphs: [t('text'), t('browsers')],
      linksTitle: t('downloads'),
      links: packageLinks,
    },
    200,
  );
}
