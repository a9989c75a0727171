import { useTranslations } from 'next-intl';
import { JsonLd } from '@/components/layout/page/json-ld';
import { storeBackground, storeCodes } from '@/components/mockups/stores';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';
import { cn } from '@/components/ui/cn';
import { offers, supportHours, systemValues } from '@/lib/site';
import { faqPage } from '@/lib/seo/json-ld';
import { questionsId } from './help-hero';
import { topics } from './topics';

const values = {
  ...systemValues,
  coupon: offers.newUserCoupon,
  ...supportHours,
};

/** All questions by topic, open to find-in-page and to the field above. */
export function QuestionList() {
  const t = useTranslations('service');
  const all = topics.map(({ key, questions }) => ({
    key,
    items: questions.map((question) => ({
      key: question,
      question: t(`items.${question}.question`),
      answer: t(`items.${question}.answer`, values),
    })),
  }));
  return (
    <Section labelledBy="topics-title">
      <div className="wrap">
        <h2 id="topics-title" className="text-h2 text-text">
          <Phrases text={t('topics.title')} />
        </h2>
        <div id={questionsId} className="mt-8 md:mt-12">
          {all.map(({ key, items }, index) => (
            <section
              key={key}
              data-group
              aria-labelledby={`topic-${key}`}
              className="grid gap-x-14 border-t border-line-2 py-6 lg:grid-cols-[4fr_8fr] lg:py-8"
            >
              <h3
                id={`topic-${key}`}
                className="flex items-center gap-3 self-start pt-3 text-h3 text-text"
              >
                <span
                  aria-hidden="true"
                  className={cn('size-5 rounded-tile', storeBackground[storeCodes[index] ?? 'us'])}
                />
                {t(`topics.names.${key}`)}
              </h3>
              <div>
                {items.map((item) => (
                  <details
                    key={item.key}
                    data-entry
                    className="group border-b border-line last:border-0"
                  >
                    <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-5 py-2 leading-snug font-bold text-text hover:text-blue-700">
                      {item.question}
                      <span aria-hidden="true" className="text-[22px] leading-none text-blue-600">
                        <span className="group-open:hidden">+</span>
                        <span className="hidden group-open:inline">−</span>
                      </span>
                    </summary>
                    <p className="pb-5 md:pr-12">{item.answer}</p>
                  </details>
                ))}
              </div>
            </section>
          ))}
        </div>
      </div>
      <JsonLd data={faqPage(all.flatMap(({ items }) => items))} />
    </Section>
  );
}
