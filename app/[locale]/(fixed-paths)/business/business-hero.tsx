import { useTranslations } from 'next-intl';
import { ScenePicture } from '@/components/demo/scene-picture';
import { DemoLink } from '@/components/demo/demo-link';
import { PageCrumbs } from '@/components/sections/page-crumbs';
import { Phrases } from '@/components/sections/phrases';
import { ButtonLink } from '@/components/ui/button';

/** The light hero: the demo, with the places marked that can be customized. */
export function BusinessHero() {
  const t = useTranslations('business');
  return (
    <section className="bg-mist pt-6 pb-8 text-text-2 md:pt-10 md:pb-18">
      <div className="wrap">
        <PageCrumbs path="/business" tone="light" />
        <div className="mt-4 grid gap-x-14 gap-y-6 md:mt-6 lg:grid-cols-2 lg:items-end">
          <h1 className="text-h1 text-text">
            <Phrases text={t('hero.title')} />
          </h1>
          <div>
            <p className="max-w-[34em] text-lead">{t('hero.lead')}</p>
            <div className="mt-6 flex flex-wrap gap-4 max-sm:*:w-full">
              <ButtonLink size="lg" href="#request">
                {t('hero.request')}
              </ButtonLink>
              <ButtonLink size="lg" variant="outline" href="#scope">
                {t('hero.scope')}
              </ButtonLink>
            </div>
          </div>
        </div>
        <WindowSketch />
      </div>
    </section>
  );
}

/** The customized parts: their frames on the desktop app, and on the app as phones show it. */
const customizedParts = [
  {
    key: 'menu',
    frame:
      'partners:top-[7%] partners:left-[0.5%] partners:h-[49%] partners:w-[14%] partners:max-[40rem]:top-[86.4%] partners:max-[40rem]:h-[13%] partners:max-[40rem]:w-[99%]',
    numberPosition:
      'partners:-top-5 partners:-left-2 partners:max-[40rem]:top-auto partners:max-[40rem]:-bottom-4',
  },
  {
    key: 'signOn',
    frame:
      'partners:top-[0.6%] partners:left-[79.6%] partners:h-[5.8%] partners:w-[13.6%] partners:max-[40rem]:left-[40.5%] partners:max-[40rem]:h-[10.6%] partners:max-[40rem]:w-[40.5%]',
    numberPosition: 'partners:-top-5 partners:-left-2',
  },
  {
    key: 'data',
    frame:
      'partners:top-[7%] partners:left-[76.5%] partners:h-[92%] partners:w-[23%] partners:max-[40rem]:top-[75.6%] partners:max-[40rem]:left-[0.5%] partners:max-[40rem]:h-[9.8%] partners:max-[40rem]:w-[99%]',
    numberPosition:
      'partners:-top-5 partners:-left-2 partners:max-[40rem]:-top-4 partners:max-[40rem]:left-auto partners:max-[40rem]:-right-2',
  },
] as const;

const numberStyles =
  'grid size-6 flex-none place-items-center rounded-full bg-blue-600 font-num text-sm font-bold text-white';

/** The standard desktop app; dashed parts are made for the company. */
function WindowSketch() {
  const t = useTranslations('business.sketch');
  return (
    <div className="mt-6 lg:mt-14">
      <div className="relative">
        <ScenePicture
          scene="morning-grant"
          crop="window"
          phoneCrop="phone-short"
          hasPriority
          className="h-auto w-full rounded-lg shadow-2 lg:rounded-xl"
        />
        {customizedParts.map(({ key, frame, numberPosition }, index) => (
          <span
            key={key}
            aria-hidden="true"
            className={`absolute rounded-md border-2 border-dashed border-blue-600 ${frame}`}
          >
            <span className={`absolute ${numberPosition} ${numberStyles}`}>{index + 1}</span>
          </span>
        ))}
      </div>
      <div className="mt-5 flex flex-wrap items-center gap-x-10 gap-y-2 md:mt-6">
        <ol className="flex flex-wrap gap-x-6 gap-y-1.5 font-bold text-text md:gap-x-8">
          {customizedParts.map(({ key }, index) => (
            <li key={key} className="flex items-center gap-2.5">
              <span aria-hidden="true" className={numberStyles}>
                {index + 1}
              </span>
              {t(key)}
            </li>
          ))}
        </ol>
        <DemoLink scene="morning-grant" className="max-md:hidden" />
        <p className="partners:lg:ml-auto text-sm text-text-3">{t('caption')}</p>
      </div>
    </div>
  );
}
