import { useTranslations } from 'next-intl';
import { LightHero } from '@/components/sections/light-hero';
import { WindowFrame } from '@/components/mockups/window-frame';
import { Badge } from '@/components/ui/badge';
import { cn } from '@/components/ui/cn';
import { TextLink } from '@/components/ui/text-link';
import { howToReadId } from './detect-sections';

/** The hero: what is checked, and a sample report. */
export function DetectHero() {
  const t = useTranslations('detect.hero');
  return (
    <LightHero
      path="/detect"
      title={t('title')}
      lead={t('lead')}
      actions={
        <TextLink href={`#${howToReadId}`} className="max-md:hidden">
          {t('read')}
        </TextLink>
      }
      picture={<ReportPicture />}
    />
  );
}

const reportRows = [
  { key: 'graphics', state: 'fits' },
  { key: 'platform', state: 'clash' },
  { key: 'zone', state: 'hint' },
  { key: 'header', state: 'fits' },
] as const;

const stateTones = { fits: 'ok', clash: 'risk', hint: 'soft' } as const;
const stateLines = {
  fits: 'product:border-solid product:border-ok',
  clash: 'border-dashed border-risk',
  hint: 'border-dashed product:border-warm-text',
} as const;

/** The points left of a hundred in the drawing, after one clash of 40 and one hint of 5. */
const sampleScore = 55;

/** A sample report: two values in each row, and between them whether they match. */
function ReportPicture() {
  const t = useTranslations('detect.picture');
  return (
    // On phones the button of the check stands in the place of this picture.
    <figure className="min-w-0 max-md:hidden">
      <WindowFrame title={t('title')} label={t('label')}>
        <div className="flex items-end justify-between gap-4 border-b border-line px-4 pt-4 pb-3.5 md:px-6">
          <span>
            <span className="block text-xs text-text-3">{t('score')}</span>
            <span className="font-num text-[2.5rem] leading-none font-bold text-text">
              {sampleScore}
            </span>
            <span className="font-num text-text-3"> / 100</span>
          </span>
          <Badge tone="risk" className="mb-1 text-xs">
            {t('result')}
          </Badge>
        </div>
        <div className="px-4 md:px-6">
          {reportRows.map(({ key, state }) => (
            <div
              key={key}
              className="product:grid-cols-[1fr_auto_1fr] grid items-center gap-2 border-b border-line py-3 last:border-0 md:gap-3"
            >
              <span className="min-w-0">
                <span className="block text-ui text-text-3">{t(`rows.${key}.left`)}</span>
                <b className="text-text">{t(`rows.${key}.leftValue`)}</b>
              </span>
              <span className="flex items-center">
                <span className={cn('w-3 border-t-2 md:w-6', stateLines[state])} />
                <Badge tone={stateTones[state]}>{t(state)}</Badge>
                <span className={cn('w-3 border-t-2 md:w-6', stateLines[state])} />
              </span>
              <span className="min-w-0 text-right">
                <span className="block text-ui text-text-3">{t(`rows.${key}.right`)}</span>
                <b className="text-text">{t(`rows.${key}.rightValue`)}</b>
              </span>
            </div>
          ))}
        </div>
      </WindowFrame>
      <figcaption className="mt-7 text-right text-xs text-text-2">{t('caption')}</figcaption>
    </figure>
  );
}
