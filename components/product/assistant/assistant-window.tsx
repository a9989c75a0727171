import { useTranslations } from 'next-intl';
import { StoreTile } from '@/components/mockups/store-tile';
import { Icon, type IconName } from '@/components/ui/icon';

const entries = [
  ['review', 'chat'],
  ['stock', 'alert'],
  ['code', 'phone'],
] as const satisfies readonly (readonly [string, IconName])[];

/** A store's back office as grey blocks, the assistant's panel beside it. */
export function AssistantWindow() {
  const t = useTranslations('sellerAssistant.window');
  return (
    <div
      role="img"
      aria-label={t('label')}
      className="overflow-hidden rounded-lg bg-paper text-sm text-text-2 shadow-window"
    >
      <div className="flex items-center gap-3 border-b border-line bg-mist px-4 py-2.5">
        <StoreTile code="uk" size="sm" />
        <b className="text-text">{t('store')}</b>
      </div>
      <div className="grid grid-cols-[1fr_1.25fr] md:grid-cols-[1fr_1fr]">
        <div className="grid content-start gap-3 p-4 md:p-5">
          {['w-2/3', 'w-full', 'w-5/6', 'w-full', 'w-1/2'].map((width, index) => (
            <span key={index} className={`block h-3 rounded-full bg-line ${width}`} />
          ))}
          <span className="mt-2 grid grid-cols-3 gap-2">
            {[0, 1, 2, 3, 4, 5].map((cell) => (
              <span key={cell} className="h-12 rounded-sm bg-line/70" />
            ))}
          </span>
        </div>
        <div className="border-l border-line bg-blue-50 p-4 md:p-5">
          <b className="text-text">{t('panel')}</b>
          {entries.map(([key, icon]) => (
            <span key={key} className="mt-3 flex gap-2.5 rounded-md bg-paper p-3 shadow-1">
              <Icon name={icon} size={18} className="mt-0.5 text-blue-600" />
              <span>
                <b className="block leading-snug text-text">{t(`${key}.title`)}</b>
                <span className="text-xs leading-snug">{t(`${key}.text`)}</span>
              </span>
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}
