import { Story } from '@/components/news/story';
import type { Article } from '@/lib/content/types';
import { draftOfArticle } from '@/lib/publishing/article';
import type { DraftValues } from '@/lib/publishing/draft-fields';
import { newsCategories, type FileLocale } from '@/lib/publishing/kinds';

interface ArticlePreviewProps {
  readonly values: DraftValues;
  readonly file: string;
  readonly locale: FileLocale;
}

const isDay = (text: string): text is Article['publishedOn'] =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** An article as far as it is written. */
export function ArticlePreview({ values, file, locale }: ArticlePreviewProps) {
  const today = new Date().toISOString().slice(0, 10) as Article['publishedOn'];
  const { category, publishedOn = '', updatedOn = '' } = values;
  const text = { ...draftOfArticle(file, locale), crumb: '' };
  const article: Article = {
    slug: values['slug'] ?? '',
    category: newsCategories.find((one) => one === category) ?? 'team',
    publishedOn: isDay(publishedOn) ? publishedOn : today,
    ...(isDay(updatedOn) && { updatedOn }),
    text: { 'zh-CN': text, 'en-US': text },
  };
  return <Story article={article} />;
}
