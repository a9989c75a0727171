import { useTranslations } from 'next-intl';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';
import { AppCentreMock } from './app-centre-mock';

const places = ['apps', 'robot', 'service', 'content'] as const;

/** Four ways in; the first one drawn. */
export function ConnectPlaces() {
  const t = useTranslations('ecology.connect');
  return (
    <Section tone="mist" labelledBy="connect-title">
      <div className="wrap grid items-center gap-10 lg:grid-cols-[5fr_7fr] lg:gap-16">
        <div>
          <h2 id="connect-title" className="text-h2 text-text">
            <Phrases text={t('title')} />
          </h2>
          <p className="mt-4">{t('lead')}</p>
          <dl className="mt-7 border-b border-line-2">
            {places.map((place) => (
              <div key={place} className="border-t border-line-2 py-4">
                <dt className="text-[18px] font-bold text-text">{t(`places.${place}.name`)}</dt>
                <dd className="mt-0.5 text-[15px] text-pretty">{t(`places.${place}.text`)}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="min-w-0">
          <AppCentreMock />
        </div>
      </div>
    </Section>
  );
}
