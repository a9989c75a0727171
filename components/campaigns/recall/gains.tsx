import { useTranslations } from 'next-intl';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';
import { Icon, type IconName } from '@/components/ui/icon';

/** What somebody gets by coming back; each is written in the changelog. */
const gains = {
  phone: 'phone',
  handover: 'users',
  warning: 'shield',
  groups: 'grid',
} as const satisfies Record<string, IconName>;

/** The reasons to return, before anything about versions. */
export function Gains() {
  const t = useTranslations('recall.gains');
  return (
    <Section labelledBy="gains-title">
      <div className="wrap">
        <h2 id="gains-title" className="text-h2 text-text">
          <Phrases text={t('title')} />
        </h2>
        <ul className="mt-8 grid gap-x-12 gap-y-8 sm:grid-cols-2 md:mt-12 md:gap-y-12">
          {(Object.keys(gains) as (keyof typeof gains)[]).map((key) => (
            <li key={key} className="flex gap-5">
              <span className="grid size-14 flex-none place-items-center rounded-lg bg-blue-50 text-blue-600">
                <Icon name={gains[key]} size={26} />
              </span>
              <div>
                <h3 className="text-h3 text-text">{t(`items.${key}.title`)}</h3>
                <p className="mt-1">{t(`items.${key}.text`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
