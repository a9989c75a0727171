import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { storeIds, type StoreId } from '@/lib/demo/store-ids';
import { StoreTile } from '@/components/mockups/store-tile';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';
import { ButtonLink } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { PageTextLink } from '@/components/sections/page-text-link';
import { pagePath } from '@/lib/core/i18n/paths';
import { minimumSystems } from '@/lib/releases/minimum-systems';

const vpsStores: readonly StoreId[] = ['th', 'jp'];

/** The professional edition and the VPS edition in one row. */
export function EditionsSection() {
  const t = useTranslations('home.editions');
  const locale = useLocale();
  const values = { server: minimumSystems.vps.windowsServer };
  return (
    <Section id="editions" labelledBy="editions-title">
      <div className="wrap grid items-center gap-6 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:gap-14">
        <div>
          <h2 id="editions-title" className="text-h2 text-text">
            <Phrases text={t('title')} />
          </h2>
          <p className="mt-3 mb-1 md:mt-4">{t('lead')}</p>
          <PageTextLink path="/download/contrast">{t('compare')}</PageTextLink>
        </div>
        <div className="grid gap-4 md:grid-cols-2 md:gap-5">
          <Edition
            name={t('pro')}
            openedStores={storeIds}
            storesText={t('rows.stores.pro')}
            systemsText={t('rows.systems.pro')}
            className="bg-blue-50"
          >
            <ButtonLink href={pagePath(locale, '/download')} size="sm">
              {t('downloadPro')}
            </ButtonLink>
          </Edition>
          <Edition
            name={t('vps')}
            openedStores={vpsStores}
            storesText={t('rows.stores.vps')}
            systemsText={t('rows.systems.vps', values)}
            className="ring-1 ring-line ring-inset"
          >
            <ButtonLink href={pagePath(locale, '/vps')} variant="outline" size="sm">
              {t('viewVps')}
            </ButtonLink>
          </Edition>
        </div>
      </div>
    </Section>
  );
}

interface EditionProps {
  name: string;
  /** The stores that this edition opens; other stores are dashed. */
  openedStores: readonly StoreId[];
  storesText: string;
  systemsText: string;
  className: string;
  /** The link to the edition. */
  children: ReactNode;
}

function Edition({
  name,
  openedStores,
  storesText,
  systemsText,
  className,
  children,
}: EditionProps) {
  return (
    <article className={cn('flex flex-col rounded-lg p-5 md:p-7', className)}>
      <h3 className="text-h3 text-text">{name}</h3>
      <div aria-hidden="true" className="mt-3 mb-4 flex flex-wrap gap-1.5 max-md:hidden">
        {storeIds.map((store) => (
          <StoreTile key={store} store={store} size="xs" isEmpty={!openedStores.includes(store)} />
        ))}
      </div>
      <p className="text-text max-md:mt-2">{storesText}</p>
      <p className="mt-1 mb-5 text-sm text-text-3">{systemsText}</p>
      <div className="mt-auto">{children}</div>
    </article>
  );
}
