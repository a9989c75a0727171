import { getTranslations } from 'next-intl/server';
import { StoreTile } from '@/components/mockups/store-tile';
import { Icon } from '@/components/ui/icon';
import { minimumSystems } from '@/lib/site';
import { RackMock } from '../editions/rack-mock';

/** The visitor's server with its bound stores inside; the others stop at its wall. */
export async function ServerPicture() {
  const t = await getTranslations('vps.server');
  return (
    <figure>
      <div role="img" aria-label={t('label')}>
        <div className="rounded-xl bg-ink-900 p-4 shadow-window ring-2 ring-blue-500 ring-inset md:p-7">
          <div className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-1 text-on-ink">
            <Icon name="server" size={22} className="text-blue-400" />
            <b>{t('name')}</b>
            <span className="text-sm text-on-ink-2">
              {t('system', { version: minimumSystems.vps.windowsServer })}
            </span>
            <span className="ml-auto flex items-center gap-2 text-sm text-ok-bright">
              <Icon name="check" size={16} />
              {t('bound')}
            </span>
          </div>
          <RackMock units={[['th', 'jp'], ['uk']]} />
        </div>
        <div className="mx-auto grid w-[62%] grid-cols-2 justify-items-center">
          {(['us', 'de'] as const).map((code) => (
            <span key={code} className="grid justify-items-center">
              <span className="relative grid h-16 w-7 place-items-center before:absolute before:inset-y-0 before:left-[13px] before:border-l-2 before:border-dashed before:border-on-ink-3/60">
                <span className="relative grid size-7 place-items-center rounded-full bg-risk text-white">
                  <Icon name="close" size={16} />
                </span>
              </span>
              <StoreTile code={code} size="lg" />
            </span>
          ))}
        </div>
        <p className="mt-3 text-center text-sm text-on-ink-2">{t('outside')}</p>
      </div>
      <figcaption className="text-right text-xs text-on-ink-3">{t('caption')}</figcaption>
    </figure>
  );
}
