import { discountNote, discountText } from '@/components/cta/discount';
import { fill } from '@/components/ui/fill';
import { rememberedDays } from '@/lib/attribution/days';
import { withPromoter } from '@/lib/downloads/link';
import { PreviewSheet } from './preview-sheet';
import type { PreviewWorld } from './types';

export interface PreviewOfAnyProps {
  readonly world: PreviewWorld;
  readonly locale: string;
  /** Address of the first landing page. */
  readonly page: string;
  /** Stands where the code will. */
  readonly code: string;
}

/** A code no name of a package holds; what stands in its place is drawn. */
const mark = '0-0';

/** What can be said of every link before there is one, and where no script runs. */
export function PreviewOfAny({ world, locale, page, code }: PreviewOfAnyProps) {
  const { words, discount: label, fallback, packages, pages } = world;
  const { title = '', picture = '' } = pages['/'] ?? {};
  const gap = (
    <span className="rounded-xs bg-blue-100 px-1.5 py-0.5 font-sans font-bold whitespace-nowrap text-blue-800">
      {code}
    </span>
  );
  return (
    <PreviewSheet
      words={words}
      picture={{ src: `/og/${locale}/${picture}.jpg`, alt: fill(words.picture, { page: title }) }}
      address={
        <>
          {page.replace(/^https?:\/\//, '')}?promoter={gap}
        </>
      }
      label={`${discountText(fallback, label)} ${discountNote(fallback, label)}`}
      by=""
      note={words.byCode}
      files={packages.map(({ name, v5 }) => {
        const [before = '', after] = withPromoter(v5, mark).split(mark);
        const file =
          after === undefined ? (
            <>
              {v5}
              <span className="block font-sans text-text-3">{words.unmarked}</span>
            </>
          ) : (
            <>
              {before}
              {gap}
              {after}
            </>
          );
        return { key: name, name, file };
      })}
      line={words.lineByCode}
      cookie={fill(words.cookieValue, { days: rememberedDays.promoter })}
      utm=""
      form={words.formByCode}
    />
  );
}
