import { useTranslations } from 'next-intl';
import { ScenePicture } from '@/components/demo/scene-picture';
import type { SceneStill } from '@/components/demo/scene-images';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';

/** Decisions for something, each with the part of the product where it shows. */
const chosenPrinciples = [
  { key: 'password', still: { scene: 'open-store', crop: 'vault' }, ground: 'bg-store-uk/15' },
  { key: 'ask', still: { scene: 'unknown-device', crop: 'alert' }, ground: 'bg-risk-bg' },
  { key: 'log', still: { scene: 'unknown-device', crop: 'log' }, ground: 'bg-blue-100' },
] as const satisfies readonly { key: string; still: SceneStill; ground: string }[];

/** Decisions against something. */
const refusedPrinciples = ['platform', 'promise', 'share', 'secret'] as const;

/** How the company decides about the product: what it does for the owner of the stores, and what it does not do. */
export function CompanyPrinciples() {
  const t = useTranslations('about.chosenPrinciples');
  return (
    <>
      <Section labelledBy="company-principles-title" title={t('title')} lead={t('lead')}>
        <ul className="grid gap-x-8 gap-y-12 lg:grid-cols-2 lg:gap-x-12">
          {chosenPrinciples.map(({ key, still, ground }) => (
            <li
              key={key}
              className="grid grid-cols-[minmax(0,1fr)] content-start items-center gap-x-10 gap-y-5 md:max-lg:grid-cols-2 lg:last:col-start-2 lg:last:row-span-2 lg:last:row-start-1 lg:last:grid-rows-[1fr_auto]"
            >
              <div
                className={`grid min-h-[300px] place-items-center self-stretch rounded-lg p-6 ${ground}`}
              >
                <ScenePicture
                  {...still}
                  className="h-auto w-full max-w-[460px] rounded-[14px] shadow-2"
                />
              </div>
              <div>
                <h3 className="text-h3 text-text">{t(`items.${key}.name`)}</h3>
                <p className="mt-2">{t(`items.${key}.text`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <RefusedPrinciples />
    </>
  );
}

function RefusedPrinciples() {
  const t = useTranslations('about.refusedPrinciples');
  return (
    <Section
      tone="blue"
      labelledBy="refused-principles-title"
      hasPadding={false}
      className="py-14 md:py-18"
    >
      <div className="wrap">
        <h2 id="refused-principles-title" className="text-h2">
          <Phrases text={t('title')} />
        </h2>
        <dl className="mt-8 grid gap-x-14 md:mt-12 md:grid-cols-2">
          {refusedPrinciples.map((key) => (
            <div key={key} className="border-t border-white/40 py-6">
              <dt className="text-h3 font-bold">{t(`items.${key}.name`)}</dt>
              <dd className="mt-2 max-w-[32em]">{t(`items.${key}.text`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
