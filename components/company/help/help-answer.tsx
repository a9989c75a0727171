import { useTranslations } from 'next-intl';
import {
  ReadingPicture,
  type ReadingDetail,
} from '@/components/editorial/pictures/reading-picture';
import { Icon } from '@/components/ui/icon';
import { TextLink } from '@/components/ui/text-link';
import type { RoutePath } from '@/lib/routes';
import type { Topic } from './topics';

const ways = {
  '/download': 'download',
  '/verify': 'verify',
  '/download/history': 'history',
  '/help/video': 'video',
  '/cores': 'cores',
  '/contact': 'contact',
  '/cancel-account': 'cancel',
  '/promotions': 'promotions',
  '/user-service': 'promise',
} as const satisfies Partial<Record<RoutePath, string>>;

export interface HelpAnswerProps {
  topic: Topic['key'];
  question: string;
  answer: string;
  steps: readonly string[];
  way: RoutePath;
  /** The step to see, in the third pane only. */
  picture: ReadingDetail | undefined;
  open: boolean;
}

/**
 * A question that opens its answer: below itself on phones and in a search, in the third pane else, where
 * one of a topic is always open.
 */
export function HelpAnswer({
  topic,
  question,
  answer,
  steps,
  way,
  picture,
  open,
}: HelpAnswerProps) {
  const t = useTranslations('service.ways');
  return (
    <details
      data-entry
      name={topic}
      open={open}
      className="group border-b border-line lg:border-transparent"
    >
      <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-4 rounded-md py-2 leading-snug font-bold text-text group-open:text-blue-700 hover:text-blue-700 lg:px-4 lg:group-open:bg-blue-50">
        {question}
        <Icon
          name="chevron-down"
          size={18}
          className="flex-none text-text-3 group-open:rotate-180 lg:-rotate-90 lg:group-open:-rotate-90"
        />
      </summary>
      <div className="pb-6 group-has-[[type=search]:not(:placeholder-shown)]/desk:static! lg:absolute lg:inset-y-0 lg:right-0 lg:left-[calc(14rem+(100%-14rem)*5/12)] lg:overflow-y-auto lg:border-l lg:border-line-2 lg:px-10 lg:py-8 group-has-[[type=search]:not(:placeholder-shown)]/desk:lg:border-0 group-has-[[type=search]:not(:placeholder-shown)]/desk:lg:px-4 group-has-[[type=search]:not(:placeholder-shown)]/desk:lg:py-0">
        <p
          aria-hidden="true"
          className="mb-3 text-h3 font-bold text-text group-has-[[type=search]:not(:placeholder-shown)]/desk:hidden max-lg:hidden"
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
        <TextLink page={way} className="mt-4">
          {t(ways[way as keyof typeof ways])}
        </TextLink>
        {picture && (
          <ReadingPicture
            detail={picture}
            className="mt-6 h-auto w-full max-w-[440px] rounded-lg group-has-[[type=search]:not(:placeholder-shown)]/desk:hidden max-lg:hidden"
          />
        )}
      </div>
    </details>
  );
}
