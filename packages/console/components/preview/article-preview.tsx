import { Story } from '@/components/content/article-page';
import { localeField, type DraftValues } from '@superbrowser/contract/content/drafts';
import { newsCategories, type ContentLocale } from '@superbrowser/contract/content/kinds';
import { chinaDay, isDay } from '@superbrowser/contract/records/china-day';
import type { Article } from '@/lib/content/types';

type Day = Article['publishedOn'];

interface ArticlePreviewProps {
  readonly values: DraftValues;
  readonly locale: ContentLocale;
}

const today = () => chinaDay(Date.now());

/** An article as far as it is written. */
export function ArticlePreview({ values, locale }: ArticlePreviewProps) {
  const { slug = '', category, publishedOn = '', updatedOn = '' } = values;
  const text = (name: string) => values[localeField(locale, name)] ?? '';
  const lead = text('lead');
  return (
    <Story
      article={{
        slug,
        category: newsCategories.find((one) => one === category) ?? 'team',
        publishedOn: (isDay(publishedOn) ? publishedOn : today()) as Day,
        ...(isDay(updatedOn) && { updatedOn: updatedOn as Day }),
        title: text('title'),
        description: text('description'),
        ...(lead && { lead }),
        body: text('body'),
      }}
    />
  );
}
