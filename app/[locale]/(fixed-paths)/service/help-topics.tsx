import { useLocale, useTranslations } from 'next-intl';
import {
  DemoDetailPicture,
  type DemoDetail,
} from '@/components/content/pictures/demo-detail-picture';
import { JsonLd } from '@/components/layout/json-ld';
import { PageCrumbs } from '@/components/sections/page-crumbs';
import { recommendedLineText } from '@/components/releases/recommended-line-text';
import { Phrases } from '@/components/sections/phrases';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { ListFilter } from '@/components/ui/list/list-filter';
import { PageTextLink } from '@/components/sections/page-text-link';
import { pagePath } from '@/lib/core/i18n/paths';
import type { PagePath } from '@/lib/pages';
import { faqPageJsonLd } from '@/lib/seo/json-ld';
import { officialOffers } from '@/lib/offers/official-offers';
import { supportHours } from '@/lib/support-hours';
import { minimumSystemValues } from '@/lib/releases/minimum-systems';
import { helpHref } from '@/lib/external-links/help-site';

const textValues = {
  ...minimumSystemValues,
  coupon: officialOffers.newUserCoupon,
  ...supportHours,
};

/** Classes that show a topic's questions while it is chosen, and during a search. */
const chosenStyles: Record<Topic['key'], string> = {
  install: 'service:group-has-[#topic-install:checked]/desk:block',
  stores: 'service:group-has-[#topic-stores:checked]/desk:block',
  team: 'service:group-has-[#topic-team:checked]/desk:block',
  network: 'service:group-has-[#topic-network:checked]/desk:block',
  account: 'service:group-has-[#topic-account:checked]/desk:block',
  money: 'service:group-has-[#topic-money:checked]/desk:block',
};

/**
 * Questions of the help page by topic, each with the page that says more. Texts are `service.items.<key>`: the first
 * line of an answer is its summary, the other lines are its steps.
 */
const topics = [
  {
    key: 'team',
    questions: { handover: '/help/video', invite: '/help/video', leave: '/help/video' },
  },
  { key: 'stores', questions: { first: '/download', separate: '/cores', risk: '/cores' } },
  {
    key: 'install',
    questions: { system: '/download', verify: '/verify', update: '/download/history' },
  },
  { key: 'network', questions: { slow: '/contact', line: '/cores' } },
  { key: 'account', questions: { code: '/contact', phone: '/contact', cancel: '/cancel-account' } },
  { key: 'money', questions: { coupon: '/promotions', refund: '/user-service' } },
] as const satisfies readonly { key: string; questions: Record<string, PagePath> }[];

/** Answers that a picture of the demo shows as well. */
const answerPictures: Partial<Record<Question, DemoDetail>> = {
  handover: 'open-store.reading-password',
  invite: 'morning-grant.reading-rows',
  leave: 'leaving.reading-row',
  separate: 'open-store.reading-profile',
  risk: 'unknown-device.reading-alert',
  line: 'open-store.reading-route',
};

/** The id of the list that the field narrows. */
const questionsId = 'questions';

/** Three panes that work without scripts: topics are radio buttons, and questions open their answer next to them. */
export function HelpTopics() {
  const t = useTranslations('service');
  const recommended = recommendedLineText(useTranslations('release'));
  const topicAnswers = topics.map((topic) => ({
    key: topic.key,
    items: questionsOf(topic).map(([key, page]) => {
      const [answer = '', ...steps] = t(`items.${key}.answer`, {
        ...textValues,
        recommended,
      }).split('\n');
      return {
        key,
        page,
        picture: answerPictures[key],
        question: t(`items.${key}.question`),
        answer,
        steps,
      };
    }),
  }));
  return (
    <div className="group/desk service:group/desk wrap pt-6 pb-14 text-text-2 md:pt-10 md:pb-18">
      <HelpHead />
      <div className="service:lg:min-h-[39rem] service:lg:grid-cols-[14rem_minmax(0,5fr)_minmax(0,7fr)] service:lg:rounded-lg service:lg:ring-1 service:lg:ring-line-2 relative mt-4 lg:mt-8 lg:grid">
        <fieldset className="service:group-has-[[type=search]:not(:placeholder-shown)]/desk:hidden service:lg:flex service:lg:gap-1 service:lg:bg-mist service:lg:p-3 relative grid min-w-0 grid-cols-2 gap-2 py-2 md:grid-cols-3 lg:flex-col lg:rounded-l-lg">
          <legend className="service:group-has-[[type=search]:not(:placeholder-shown)]/desk:not-sr-only service:group-has-[[type=search]:not(:placeholder-shown)]/desk:pt-3 service:group-has-[[type=search]:not(:placeholder-shown)]/desk:pb-1 service:group-has-[[type=search]:not(:placeholder-shown)]/desk:lg:px-4 sr-only text-sm text-text-3">
            {t('topics.title')}
          </legend>
          {topicAnswers.map(({ key, items }, index) => (
            <label
              key={key}
              className="service:lg:min-h-11 service:lg:py-0 service:lg:whitespace-nowrap service:lg:ring-0 service:lg:has-checked:bg-paper service:lg:has-checked:text-text service:lg:has-checked:shadow-1 service:en:lg:whitespace-normal flex min-h-14 cursor-pointer items-center gap-2 rounded-md px-3.5 py-2 leading-tight text-text ring-1 ring-control ring-inset hover:text-blue-700 has-checked:bg-text has-checked:font-bold has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-blue-500 sm:px-4"
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
          className="service:group-has-[[type=search]:not(:placeholder-shown)]/desk:col-span-3 service:max-lg:mt-6 service:lg:p-3"
        >
          {topicAnswers.map(({ key, items }) => (
            <section
              key={key}
              data-group
              aria-labelledby={`questions-${key}`}
              className={cn(
                'service:group-has-[[type=search]:not(:placeholder-shown)]/desk:block hidden',
                chosenStyles[key],
              )}
            >
              <h2
                id={`questions-${key}`}
                className="service:group-has-[[type=search]:not(:placeholder-shown)]/desk:not-sr-only service:group-has-[[type=search]:not(:placeholder-shown)]/desk:px-4 service:group-has-[[type=search]:not(:placeholder-shown)]/desk:pt-3 service:group-has-[[type=search]:not(:placeholder-shown)]/desk:text-sm service:group-has-[[type=search]:not(:placeholder-shown)]/desk:text-text-3 service:group-has-[[type=search]:not(:placeholder-shown)]/desk:max-lg:px-0 pb-1 text-h3 text-text lg:sr-only"
              >
                {t(`topics.names.${key}`)}
              </h2>
              {items.map(({ key: question, ...item }, index) => (
                <HelpAnswer key={question} topic={key} isOpen={index === 0} {...item} />
              ))}
            </section>
          ))}
        </div>
      </div>
      <JsonLd data={faqPageJsonLd(topicAnswers.flatMap(({ items }) => items))} />
    </div>
  );
}

const pageKeys = {
  '/download': 'download',
  '/verify': 'verify',
  '/download/history': 'history',
  '/help/video': 'video',
  '/cores': 'cores',
  '/contact': 'contact',
  '/cancel-account': 'cancel',
  '/promotions': 'promotions',
  '/user-service': 'pricing',
} as const satisfies Partial<Record<PagePath, string>>;

interface HelpAnswerProps {
  topic: Topic['key'];
  question: string;
  answer: string;
  steps: readonly string[];
  page: PagePath;
  /** The picture of the step, shown in the third pane only. */
  picture: DemoDetail | undefined;
  isOpen: boolean;
}

/**
 * A question that opens its answer: on phones and in a search below the question, otherwise in the third pane. The
 * first question of each topic is open from the start.
 */
function HelpAnswer({ topic, question, answer, steps, page, picture, isOpen }: HelpAnswerProps) {
  const t = useTranslations('service.ways');
  return (
    <details
      data-entry
      name={topic}
      open={isOpen}
      className="group service:group service:lg:border-transparent border-b border-line"
    >
      <summary className="service:group-open:text-blue-700 service:lg:group-open:bg-blue-50 flex min-h-14 cursor-pointer items-center justify-between gap-4 rounded-md py-2 leading-snug font-bold text-text hover:text-blue-700 lg:px-4">
        {question}
        <Icon
          name="chevron-down"
          size={18}
          className="service:lg:-rotate-90 service:lg:group-open:-rotate-90 flex-none text-text-3 group-open:rotate-180"
        />
      </summary>
      <div className="service:group-has-[[type=search]:not(:placeholder-shown)]/desk:static! service:lg:inset-y-0 service:lg:left-[calc(14rem+(100%-14rem)*5/12)] service:lg:px-10 service:lg:py-8 service:group-has-[[type=search]:not(:placeholder-shown)]/desk:lg:border-0 service:group-has-[[type=search]:not(:placeholder-shown)]/desk:lg:px-4 service:group-has-[[type=search]:not(:placeholder-shown)]/desk:lg:py-0 pb-6 lg:absolute lg:right-0 lg:overflow-y-auto lg:border-l lg:border-line-2">
        <p
          aria-hidden="true"
          className="service:group-has-[[type=search]:not(:placeholder-shown)]/desk:hidden mb-3 text-h3 font-bold text-text max-lg:hidden"
        >
          {question}
        </p>
        <p>{answer}</p>
        {steps.length > 0 && (
          <ol className="mt-4 grid list-decimal gap-2 pl-5 text-text marker:font-bold marker:text-blue-600">
            {steps.map((step) => (
              <li key={step} className="pl-2">
                {step}
              </li>
            ))}
          </ol>
        )}
        <PageTextLink path={page} className="mt-4">
          {t(pageKeys[page as keyof typeof pageKeys])}
        </PageTextLink>
        {picture && (
          <DemoDetailPicture
            detail={picture}
            className="service:max-w-[440px] service:group-has-[[type=search]:not(:placeholder-shown)]/desk:hidden mt-6 h-auto w-full rounded-lg max-lg:hidden"
          />
        )}
      </div>
    </details>
  );
}

type Topic = (typeof topics)[number];

type KeysOf<T> = T extends unknown ? keyof T : never;
type Question = KeysOf<Topic['questions']>;

/** Questions of a topic in their order, with the page each leads to. */
const questionsOf = (topic: Topic) => Object.entries(topic.questions) as [Question, PagePath][];

/** The title, and the field that narrows the questions below. */
function HelpHead() {
  const t = useTranslations('service');
  const locale = useLocale();
  const onlineHelpHref = helpHref('support');
  return (
    <div className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2 lg:gap-14">
      <div>
        <PageCrumbs path="/service" tone="light" />
        <h1 className="mt-2 text-h1 text-text">
          <Phrases text={t('hero.title')} />
        </h1>
      </div>
      <ListFilter
        listId={questionsId}
        messages={{
          label: t('search.label'),
          placeholder: t('search.placeholder'),
          found: t.raw('search.found') as string,
          none: t('search.none'),
        }}
        next={
          onlineHelpHref
            ? { label: t.raw('search.online') as string, href: onlineHelpHref, acceptsQuery: true }
            : { label: t('search.ask'), href: pagePath(locale, '/contact/new', '#needs') }
        }
      />
    </div>
  );
}
