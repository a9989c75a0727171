import { useTranslations } from 'next-intl';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';

const items = ['address', 'links', 'behaviour', 'score', 'history'] as const;

/** What no page can read from a browser; a dashed square stands for what is not there. */
export function CannotKnow() {
  const t = useTranslations('detect.unknown');
  return (
    <Section tone="ink" labelledBy="unknown-title">
      <div className="wrap grid gap-10 lg:grid-cols-[4fr_8fr] lg:gap-14">
        <div>
          <h2 id="unknown-title" className="text-h2 text-on-ink">
            <Phrases text={t('title')} />
          </h2>
          <p className="mt-4 max-w-[30em]">{t('lead')}</p>
        </div>
        <ul className="border-b border-ink-line md:columns-2 md:gap-x-12">
          {items.map((item) => (
            <li
              key={item}
              className="grid break-inside-avoid grid-cols-[36px_1fr] gap-x-4 border-t border-ink-line py-5"
            >
              <span
                aria-hidden="true"
                className="mt-1 grid size-7 place-items-center rounded-tile border-2 border-dashed border-on-ink-3 font-num text-sm text-on-ink-2"
              >
                ?
              </span>
              <div>
                <h3 className="text-[18px] text-on-ink">{t(`items.${item}.title`)}</h3>
                <p className="mt-1 text-[15px]">{t(`items.${item}.text`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
