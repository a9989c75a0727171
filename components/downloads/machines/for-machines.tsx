import { getLocale, getTranslations } from 'next-intl/server';
import { PhoneFold } from '@/components/sections/phone-fold';
import { Section } from '@/components/sections/section';
import { SectionHead } from '@/components/sections/section-head';
import { machineGroups } from '@/lib/manifests/for-machines';
import { product } from '@/lib/manifests/product';
import type { Release } from '@/lib/releases/types';
import { releaseKey } from '@/lib/signed-sums/release-key';

/** Addresses for scripts and package managers: lists, checksums, manifests, feeds. */
export async function ForMachines({ releases }: { releases: readonly Release[] }) {
  const [t, locale] = await Promise.all([getTranslations('machines'), getLocale()]);
  const groups = machineGroups(locale, { releases, product, hasReleaseKey: releaseKey() !== null });
  return (
    <Section id="machines" tone="mist" labelledBy="machines-title">
      <div className="wrap">
        <SectionHead id="machines-title" title={t('title')} lead={t('lead')} />
        <PhoneFold label={t('fold')}>
          <dl className="border-t border-line-2">
            {groups.map(({ id, files }) => (
              <div
                key={id}
                className="grid gap-x-8 border-b border-line-2 py-2 md:grid-cols-[12em_1fr] md:items-baseline"
              >
                <dt className="font-bold text-text max-md:pt-2">{t(`groups.${id}`)}</dt>
                <dd className="flex flex-wrap gap-x-8">
                  {files.map(({ name, path }) => (
                    <a
                      key={path}
                      href={path}
                      className="flex min-h-11 items-center font-mono text-sm wrap-anywhere text-blue-700 hover:underline"
                    >
                      {name}
                    </a>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </PhoneFold>
      </div>
    </Section>
  );
}
