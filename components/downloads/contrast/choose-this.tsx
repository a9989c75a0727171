import { getTranslations } from 'next-intl/server';
import { storeCodes, type StoreCode } from '@/components/mockups/stores';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';
import { ButtonLink } from '@/components/ui/button';
import { pagePath } from '@/lib/i18n/paths';
import type { Locale } from '@/lib/i18n/routing';
import { LinkFan } from './link-fan';

const every: ReadonlySet<StoreCode> = new Set(storeCodes);
const two: ReadonlySet<StoreCode> = new Set<StoreCode>(['th', 'jp']);

/** One sentence per edition, large enough to decide by. */
export async function ChooseThis({ locale }: { locale: Locale }) {
  const t = await getTranslations('contrast.choose');
  const table = await getTranslations('contrast.table');
  const sides = [
    { key: 'pro', icon: 'laptop', stores: every, href: pagePath(locale, '/download', '#all') },
    { key: 'vps', icon: 'server', stores: two, href: pagePath(locale, '/vps') },
  ] as const;
  return (
    <Section tone="mist" labelledBy="choose-title">
      <div className="wrap">
        <h2 id="choose-title" className="mb-10 text-h2 text-text">
          {t('title')}
        </h2>
        <div className="grid gap-14 lg:grid-cols-2 lg:gap-20">
          {sides.map(({ key, icon, stores, href }) => (
            <div key={key} className="flex flex-col border-t-2 border-text pt-6">
              <h3 className="text-[18px] text-blue-700">{table(key)}</h3>
              <p className="mt-1 text-sm">{t('if')}</p>
              <p className="mt-3 mb-9 text-[clamp(22px,2.1vw,30px)] leading-[1.45] font-bold text-text">
                <Phrases text={t(`${key}.sentence`)} />
              </p>
              <div className="mt-auto">
                <LinkFan label={t(`picture.${key}`)} icon={icon} stores={stores} />
              </div>
              <div className="mt-9 grid sm:justify-start">
                <ButtonLink size="lg" variant={key === 'pro' ? 'primary' : 'outline'} href={href}>
                  {t(`${key}.button`)}
                </ButtonLink>
              </div>
            </div>
          ))}
        </div>
      </div>
    </Section>
  );
}
