import { useTranslations } from 'next-intl';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';
import { Icon } from '@/components/ui/icon';

const limits = ['computer', 'way', 'page', 'harm'] as const;

/** What a match proves and what it leaves open (O5); a dashed square stands for what cannot be seen here. */
export function WhatItProves() {
  const t = useTranslations('verify.whatItProves');
  return (
    <Section tone="ink" labelledBy="what-it-proves-title">
      <div className="wrap grid gap-10 lg:grid-cols-[5fr_7fr] lg:gap-16">
        <div>
          <h2 id="what-it-proves-title" className="text-h2 text-on-ink">
            <Phrases text={t('title')} />
          </h2>
          <h3 className="mt-8 flex items-center gap-3 text-h3 text-on-ink">
            <Icon name="shield" size={28} className="text-ok-bright" />
            {t('yes.title')}
          </h3>
          <p className="mt-3 max-w-[30em]">{t('yes.text')}</p>
        </div>
        <div>
          <h3 className="text-h3 text-on-ink">{t('no.title')}</h3>
          <ul className="mt-4 border-b border-ink-line">
            {limits.map((limit) => (
              <li
                key={limit}
                className="grid grid-cols-[36px_1fr] gap-x-4 border-t border-ink-line py-4"
              >
                <span
                  aria-hidden="true"
                  className="mt-1 grid size-7 place-items-center rounded-tile border-2 border-dashed border-on-ink-3 font-num text-sm text-on-ink-2"
                >
                  ?
                </span>
                <div>
                  <h4 className="text-[1.125rem] font-bold text-on-ink">
                    {t(`no.items.${limit}.title`)}
                  </h4>
                  <p className="mt-1 text-[0.9375rem]">{t(`no.items.${limit}.text`)}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
