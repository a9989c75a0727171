import { createTranslator } from 'next-intl';
import { importMessages } from '@/lib/core/i18n/messages';
import { routing } from '@/lib/core/i18n/routing';
import { pages } from '@/lib/pages';
import { pageTexts } from './page-texts';
import { descriptionLengthRange, maxTitleLength } from './text-length-limits';

/** Counts code points, as readers do, so that a Han character outside the first plane counts as one. */
const lengthOf = (text: string): number => [...text].length;

describe.each(routing.locales)('the texts of pages in %s', (locale) => {
  const { shortest, longest } = descriptionLengthRange[locale];

  it.each(pages.map(({ path }) => path))(
    '%s has a title and a description of the right length',
    async (path) => {
      const t = createTranslator({ locale, messages: await importMessages(locale) });
      const { title, description } = pageTexts(path, locale, t);
      // The home page's title has the slogan (B1), which is longer.
      if (path !== '/')
        expect(`${lengthOf(title) <= maxTitleLength[locale]} ${title}`).toBe(`true ${title}`);
      const fits = lengthOf(description) >= shortest && lengthOf(description) <= longest;
      expect(`${fits} ${lengthOf(description)} ${description}`).toBe(
        `true ${lengthOf(description)} ${description}`,
      );
    },
  );
});
