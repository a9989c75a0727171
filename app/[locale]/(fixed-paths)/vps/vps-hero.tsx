import { getTranslations } from 'next-intl/server';
import { ScenePicture } from '@/components/demo/scene-picture';
import { PageCrumbs } from '@/components/sections/page-crumbs';
import { StoreTile } from '@/components/mockups/store-tile';
import type { PackageFormatter } from '@/components/releases/package-formatter';
import { DarkHero } from '@/components/sections/dark-hero';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { TextLink } from '@/components/ui/text-link';
import { pagePath } from '@/lib/core/i18n/paths';
import { packageHref } from '@/lib/releases/lists/package-buttons';
import type { ReleasePackage } from '@/lib/releases/release-package';
import { minimumSystems } from '@/lib/releases/minimum-systems';

/** The hero: it says and shows what the VPS edition is. */
export async function VpsHero({
  releasePackage,
  formatter,
}: {
  releasePackage: ReleasePackage | null;
  formatter: PackageFormatter;
}) {
  const t = await getTranslations('vps.hero');
  const href = releasePackage && packageHref(releasePackage);
  const packageNote =
    releasePackage &&
    [
      `v${releasePackage.version}`,
      formatter.sizeOnButton(releasePackage),
      formatter.day(releasePackage),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <DarkHero
      crumbs={<PageCrumbs path="/vps" />}
      title={t('title')}
      lead={t('lead', { server: minimumSystems.vps.windowsServer })}
      actions={
        <>
          {href && (
            <ButtonLink size="xl" href={href} data-platform="windows-lite" note={packageNote}>
              {t('download')}
            </ButtonLink>
          )}
          <ButtonLink
            size="xl"
            variant="inverse"
            href={pagePath(formatter.locale, '/download/contrast')}
          >
            {t('compare')}
          </ButtonLink>
          <TextLink tone="ink" href={`${pagePath(formatter.locale, '/webtrial')}#open-store`}>
            {t('try')}
          </TextLink>
        </>
      }
      picture={<ServerPicture />}
    />
  );
}

/** The visitor's server with its bound store open in it; other stores stop at its wall. */
async function ServerPicture() {
  const t = await getTranslations('vps.server');
  return (
    <figure>
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
        <ScenePicture
          scene="open-store"
          crop="password"
          hasPriority
          className="download:max-w-[480px] mx-auto h-auto w-full rounded-lg"
        />
      </div>
      <figcaption className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-on-ink-2">
        {(['de', 'jp'] as const).map((store) => (
          <StoreTile key={store} store={store} size="lg" className="opacity-60" />
        ))}
        <span className="grid size-7 place-items-center rounded-full bg-risk text-white">
          <Icon name="close" size={16} />
        </span>
        {t('outside')}
        <span className="ml-auto text-xs text-on-ink-3">{t('caption')}</span>
      </figcaption>
    </figure>
  );
}
