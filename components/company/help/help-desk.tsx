import { useTranslations } from 'next-intl';
import { JsonLd } from '@/components/layout/page/json-ld';
import { cn } from '@/components/ui/cn';
import { offers, supportHours, systemValues } from '@/lib/site';
import { faqPage } from '@/lib/seo/json-ld';
import { HelpAnswer } from './help-answer';
import { HelpHead, questionsId } from './help-head';
import { answerPictures, questionsOf, topics, type Topic } from './topics';

const values = { ...systemValues, coupon: offers.newUserCoupon, ...supportHours };

/** A topic's questions show while it is chosen, and while somebody searches. */
const chosen: Record<Topic['key'], string> = {
  install: 'group-has-[#topic-install:checked]/desk:block',
  stores: 'group-has-[#topic-stores:checked]/desk:block',
  team: 'group-has-[#topic-team:checked]/desk:block',
  network: 'group-has-[#topic-network:checked]/desk:block',
  account: 'group-has-[#topic-account:checked]/desk:block',
  money: 'group-has-[#topic-money:checked]/desk:block',
};

/** Three panes that work without scripts: topics are radio buttons, questions open their answer beside them. */
export function HelpDesk() {
  const t = useTranslations('service');
  const all = topics.map((topic) => ({
    key: topic.key,
    items: questionsOf(topic).map(([key, way]) => {
      const [answer = '', ...steps] = t(`items.${key}.answer`, values).split('\n');
      return {
        key,
        way,
        picture: answerPictures[key],
        question: t(`items.${key}.question`),
        answer,
        steps,
      };
    }),
  }));
  return (
    <div className="group/desk wrap pt-6 pb-14 text-text-2 md:pt-10 md:pb-20">
      <HelpHead />
      <div className="relative mt-4 lg:mt-8 lg:grid lg:min-h-[39rem] lg:grid-cols-[14rem_minmax(0,5fr)_minmax(0,7fr)] lg:rounded-lg lg:ring-1 lg:ring-line-2">
        <fieldset className="relative grid min-w-0 grid-cols-2 gap-2 py-2 group-has-[[type=search]:not(:placeholder-shown)]/desk:hidden md:grid-cols-3 lg:flex lg:flex-col lg:gap-1 lg:rounded-l-lg lg:bg-mist lg:p-3">
          <legend className="sr-only text-sm text-text-3 group-has-[[type=search]:not(:placeholder-shown)]/desk:not-sr-only group-has-[[type=search]:not(:placeholder-shown)]/desk:pt-3 group-has-[[type=search]:not(:placeholder-shown)]/desk:pb-1 group-has-[[type=search]:not(:placeholder-shown)]/desk:lg:px-4">
            {t('topics.title')}
          </legend>
          {all.map(({ key, items }, index) => (
            <label
              key={key}
              className="flex min-h-14 cursor-pointer items-center gap-2 rounded-md px-3.5 py-2 leading-tight text-text ring-1 ring-control ring-inset hover:text-blue-700 has-checked:bg-text has-checked:font-bold has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-blue-500 sm:px-4 lg:min-h-11 lg:py-0 lg:whitespace-nowrap lg:ring-0 lg:has-checked:bg-paper lg:has-checked:text-text lg:has-checked:shadow-1 en:lg:whitespace-normal"
            >
              <input
                type="radio"
                name="topic"
                id={`topic-${key}`}
                defaultChecked={index === 0}
                className="sr-only"
              />
              {t(`topics.names.${key}`)}
              <span className="ml-auto text-sm font-normal">{items.length}</span>
            </label>
          ))}
        </fieldset>
        <div
          id={questionsId}
          className="group-has-[[type=search]:not(:placeholder-shown)]/desk:col-span-3 max-lg:mt-6 lg:p-3"
        >
          {all.map(({ key, items }) => (
            <section
              key={key}
              data-group
              aria-labelledby={`questions-${key}`}
              className={cn(
                'hidden group-has-[[type=search]:not(:placeholder-shown)]/desk:block',
                chosen[key],
              )}
            >
              <h2
                id={`questions-${key}`}
                className="pb-1 text-h3 text-text group-has-[[type=search]:not(:placeholder-shown)]/desk:not-sr-only group-has-[[type=search]:not(:placeholder-shown)]/desk:px-4 group-has-[[type=search]:not(:placeholder-shown)]/desk:pt-3 group-has-[[type=search]:not(:placeholder-shown)]/desk:text-sm group-has-[[type=search]:not(:placeholder-shown)]/desk:text-text-3 group-has-[[type=search]:not(:placeholder-shown)]/desk:max-lg:px-0 lg:sr-only"
              >
                {t(`topics.names.${key}`)}
              </h2>
              {items.map(({ key: question, ...item }, index) => (
                <HelpAnswer key={question} topic={key} open={index === 0} {...item} />
              ))}
            </section>
          ))}
        </div>
      </div>
      <JsonLd data={faqPage(all.flatMap(({ items }) => items))} />
    </div>
  );
}
