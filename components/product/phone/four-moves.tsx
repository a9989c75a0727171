import { useTranslations } from 'next-intl';
import { ScenePicture } from '@/components/demo/scene-picture';
import type { SceneStill } from '@/components/demo/scene-source';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';
import { ScrollRow } from '@/components/ui/list/scroll-row';
import { phoneStill } from './phone-still';

const moves = [
  { move: 'grant', time: '8:30', still: { scene: 'morning-grant', crop: 'phone-granted' } },
  { move: 'warn', time: '11:20', still: { scene: 'unknown-device', crop: 'phone-refused' } },
  { move: 'revoke', time: '16:30', still: { scene: 'leaving', crop: 'phone-left' } },
  { move: 'see', time: '22:00', still: { scene: 'closing', crop: 'phone' } },
] as const satisfies readonly { move: string; time: string; still: SceneStill }[];

/** Four times of one day away from the desk, each as the screen where it happens. */
export function FourMoves() {
  const t = useTranslations('phoneApp.moves');
  return (
    <Section tone="mist" labelledBy="moves-title">
      <div className="wrap">
        <h2 id="moves-title" className="text-h2 text-text">
          <Phrases text={t('title')} />
        </h2>
        <ScrollRow
          label={t('label')}
          className="mt-8 md:mt-12 md:grid md:grid-cols-2 md:gap-x-8 md:gap-y-14 lg:grid-cols-4"
        >
          {moves.map(({ move, time, still }) => (
            <article key={move} aria-labelledby={`move-${move}`}>
              <time className="font-num text-[28px] leading-none font-bold text-blue-600">
                {time}
              </time>
              <ScenePicture {...still} className={phoneStill} />
              <h3 id={`move-${move}`} className="mt-6 text-h3 text-text">
                {t(`${move}.title`)}
              </h3>
              <p className="mt-1.5">{t(`${move}.text`)}</p>
            </article>
          ))}
        </ScrollRow>
      </div>
    </Section>
  );
}
