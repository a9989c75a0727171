import { useLocale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { Beams } from '@/components/mockups/beams';
import { DemoStage } from '@/components/demo/demo-stage';
import { Phrases } from '@/components/sections/phrases';
import { figures } from '@/lib/site';
import { BeforeRelease } from './before-release';
import { HeroActions } from './hero-actions';
import { useMarkets } from './use-markets';

const heights = [640, 430, 230, 120, 120, 230, 430, 640] as const;

/**
 * Slogan, proof and action inside an arch of beams, over the console.
 * @param released whether there is anything a download button could lead to
 */
export async function Hero({ released }: { released: boolean }) {
  const t = await getTranslations('home.hero');
  return (
    <section className="relative isolate z-[1] bg-paper pt-[104px] text-on-ink-2 md:pt-[164px]">
      <div
        aria-hidden="true"
        className="ground-hero absolute inset-x-0 top-0 bottom-[110px] -z-10 md:bottom-[250px]"
      />
      <div className="relative z-10 wrap text-center">
        <p className="text-sm tracking-[0.04em] text-balance text-blue-200 md:text-base md:tracking-[0.08em] lg:text-base en:tracking-normal">
          {t('slogan')}
        </p>
        <h1 className="mt-3.5 mb-4 text-h1 text-on-ink md:mt-4 md:mb-5 en:max-md:text-[29px] en:md:text-[clamp(38px,4vw,54px)] en:md:[&_.phrase]:block">
          <Phrases text={t('title')} />
        </h1>
        <p className="text-lead">
          <Phrases text={t('proofSafety')} />
        </p>
        <p className="text-on-ink-2 max-md:mt-1 max-md:text-sm md:text-lead">
          <Phrases text={t('proofFigures', figures)} />
        </p>
        {released ? <HeroActions /> : <BeforeRelease />}
      </div>
      <Deck />
    </section>
  );
}

function Deck() {
  const markets = useMarkets();
  // English names are too long for the row.
  const labels = useLocale() === 'zh-CN' ? markets : undefined;
  return (
    <div className="relative wrap mt-8 pb-6 max-md:px-3 md:mt-7 md:pb-16">
      <Beams
        heights={heights}
        labels={labels}
        className="mx-2 rounded-t-[16px] border border-b-0 border-blue-200/25 bg-linear-to-b from-ink-800/85 to-ink-900/95 px-2 py-2.5 md:mx-7 md:rounded-t-[24px] md:px-10 md:pt-3.5 md:pb-3"
      />
      <DemoStage scene="open-store" priority />
    </div>
  );
}
