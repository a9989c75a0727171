import 'server-only';
import { hasLocale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { respondConditionally } from '@/lib/core/http/responses/conditional';
import { routing } from '@/lib/core/i18n/routing';
import { getAllArticles } from '@/lib/content/articles';
import type { ContentSection } from './feed-paths';
import { atomXml } from './atom';
import { contentFeedOf } from './content-feed';

/** Creates the route handler of a section's feed. */
export function createContentFeedHandler(section: ContentSection) {
  return async (
    request: Request,
    { params }: { params: Promise<{ locale: string }> },
  ): Promise<Response> => {
    const { locale } = await params;
    if (!hasLocale(routing.locales, locale)) notFound();
    const [t, lines, articles] = await Promise.all([
      getTranslations({ locale, namespace: `${section}.feed` }),
      getTranslations({ locale, namespace: 'changelog.lines' }),
      section === 'news' ? getAllArticles(locale) : [],
    ]);
    const feed = contentFeedOf(section, locale, {
      title: t('title'),
      subtitle: t('subtitle'),
      articles,
      lines: {
        v6: lines('v6.name'),
        v5: lines('v5.name'),
        vps: lines('vps.name'),
        android: lines('android.name'),
      },
    });
    return respondConditionally(request, atomXml(feed), { type: 'application/atom+xml' });
  };
}
