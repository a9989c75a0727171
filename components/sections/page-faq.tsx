import type { Messages } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { rememberedDays } from '@/lib/attribution/remembered-days';
import { officialOffers } from '@/lib/offers/official-offers';
import { privateServerRequirements } from '@/lib/site';
import { supportHours } from '@/lib/support-hours';
import { minimumSystemValues } from '@/lib/releases/minimum-systems';
import { recommendedLineText } from '@/components/releases/recommended-line-text';
import type { FaqItem } from './faq';
import { FaqWithContact, type FaqWithContactProps } from './faq-with-contact';

interface FaqMessages {
  readonly title: string;
  /** The label of the code, the words next to it, and the words under them. */
  readonly qr: string;
  readonly contact: string;
  readonly lines: { readonly first: string; readonly second: string };
  readonly items: Readonly<Record<string, FaqItem>>;
}

/** Namespaces with a `faq` of this shape. */
type FaqNamespace = {
  [N in keyof Messages]: Messages[N] extends { faq: FaqMessages } ? N : never;
}[keyof Messages];

/** Values that any answer may name. */
const answerValues = {
  ...supportHours,
  coupon: officialOffers.newUserCoupon,
  now: officialOffers.defaultCouponSum,
  days: rememberedDays.promoter,
  channelDays: rememberedDays.channel,
  ...minimumSystemValues,
  cores: privateServerRequirements.minimum.cores,
  memory: privateServerRequirements.minimum.memoryGb,
  disk: privateServerRequirements.minimum.diskGb,
};

interface PageFaqProps extends Pick<FaqWithContactProps, 'tone'> {
  namespace: FaqNamespace;
  /** Keys of the questions to leave out. */
  omit?: readonly string[];
  /** Further values that the answers name. */
  values?: Readonly<Record<string, string | number>>;
}

/** The questions from a page's messages in their order; they are also in the page as structured data. */
export async function PageFaq({ namespace, omit = [], tone, values }: PageFaqProps) {
  // The namespaces share this shape, but their union type cannot express it.
  const t = (await getTranslations(`${namespace}.faq`)) as unknown as {
    (key: string, values?: Readonly<Record<string, string | number>>): string;
    raw: (key: 'items') => FaqMessages['items'];
  };
  const recommended = recommendedLineText(await getTranslations('release'));
  const namedValues = { ...answerValues, recommended, ...values };
  const keys = Object.keys(t.raw('items')).filter((key) => !omit.includes(key));
  return (
    <FaqWithContact
      title={t('title')}
      tone={tone}
      items={keys.map((key) => ({
        question: t(`items.${key}.question`, namedValues),
        answer: t(`items.${key}.answer`, namedValues),
      }))}
      contact={{
        qrAlt: t('qr'),
        title: t('contact'),
        lines: [t('lines.first', answerValues), t('lines.second', answerValues)],
      }}
    />
  );
}
