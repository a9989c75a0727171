import { getTranslations } from 'next-intl/server';
import {
  finderQuestions,
  type Edition,
  type FinderQuestion,
  type Hint,
  type Reason,
} from '@/lib/downloads/edition-finder';
import { downloadHref } from '@/lib/releases/types';
import { pagePath } from '@/lib/i18n/paths';
import { systemValues } from '@/lib/site';
import type { Locale } from '@/lib/i18n/routing';

interface QuestionTexts {
  readonly title: string;
  /** Label per answer. */
  readonly options: Readonly<Record<string, string>>;
}

export interface FinderTexts {
  readonly questions: Readonly<Record<FinderQuestion, QuestionTexts>>;
  /** One line per number of answers given, from 0 to 3. */
  readonly progress: readonly string[];
  readonly waiting: string;
  readonly result: string;
  readonly why: string;
  readonly mind: string;
  readonly restart: string;
  readonly reasons: Readonly<Record<Reason, string>>;
  readonly hints: Readonly<Record<Hint, string>>;
  readonly editions: Readonly<Record<Edition, { name: string; button: string; href: string }>>;
}

const reasons = [
  'allStores',
  'ownComputer',
  'serverBound',
  'systemRulesOut',
] as const satisfies readonly Reason[];
const hints = [
  'serverOnly',
  'needsServer2019',
  'allStoresNeedComputer',
  'dotNet',
  'macChips',
  'linuxCheck',
] as const satisfies readonly Hint[];

/** The finder's texts as plain data: the island loads no translations of its own. */
export async function getFinderTexts(locale: Locale): Promise<FinderTexts> {
  const t = await getTranslations('contrast.finder');
  const options = <Q extends FinderQuestion>(
    id: Q,
    label: (answer: (typeof finderQuestions)[Q][number]) => string,
  ) => Object.fromEntries(finderQuestions[id].map((answer) => [answer, label(answer)]));
  const record = <K extends string>(keys: readonly K[], label: (key: K) => string) =>
    Object.fromEntries(keys.map((key) => [key, label(key)])) as Record<K, string>;
  return {
    questions: {
      place: {
        title: t('place.title'),
        options: options('place', (answer) => t(`place.${answer}`)),
      },
      stores: {
        title: t('stores.title'),
        options: options('stores', (answer) => t(`stores.${answer}`)),
      },
      system: {
        title: t('system.title'),
        options: options('system', (answer) => t(`system.${answer}`, systemValues)),
      },
    },
    progress: [0, 1, 2, 3].map((done) => t('progress', { done })),
    waiting: t('waiting'),
    result: t('result'),
    why: t('why'),
    mind: t('mind'),
    restart: t('restart'),
    reasons: record(reasons, (key) => t(`reasons.${key}`, systemValues)),
    hints: record(hints, (key) => t(`hints.${key}`, systemValues)),
    editions: {
      professional: {
        name: t('editions.professional.name'),
        button: t('editions.professional.button'),
        href: pagePath(locale, '/download', '#all'),
      },
      vps: {
        name: t('editions.vps.name'),
        button: t('editions.vps.button'),
        href: downloadHref('windows-lite'),
      },
    },
  };
}
