import { useTranslations } from 'next-intl';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';

const sides = ['does', 'asks', 'never'] as const;
const points = ['first', 'second', 'third'] as const;
const tones = {
  does: 'bg-blue-600 text-white',
  asks: 'bg-warm-100 text-text',
  never: 'bg-paper text-text-2 ring-1 ring-line-2 ring-inset',
} as const;

/** What it does alone, what it asks first, what it leaves to people. */
export function WhoPresses() {
  const t = useTranslations('sellerAssistant.limits');
  return (
    <Section tone="mist" labelledBy="limits-title">
      <div className="wrap">
        <h2 id="limits-title" className="text-h2 text-text">
          <Phrases text={t('title')} />
        </h2>
        <div className="mt-8 grid gap-5 md:mt-14 lg:grid-cols-3">
          {sides.map((side) => (
            <section
              key={side}
              aria-labelledby={`limits-${side}`}
              className={`rounded-lg p-6 md:p-9 ${tones[side]}`}
            >
              <h3 id={`limits-${side}`} className="text-h3">
                {t(`${side}.title`)}
              </h3>
              <ul className="mt-4">
                {points.map((point) => (
                  <li key={point} className="border-t border-current/25 py-3">
                    {t(`${side}.${point}`)}
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </Section>
  );
}
