import { getLocale, getTranslations } from 'next-intl/server';
import { PhoneFold } from '@/components/sections/phone-fold';
import { Section } from '@/components/sections/section';
import { readReleaseKey } from '@/lib/downloads/signed-checksums/release-key';
import { product } from '@/lib/downloads/manifests/product';
import type { ReleasePackage } from '@/lib/releases/release-package';
import { filesForPrograms } from '@/lib/seo/files-for-programs';

/** The URLs for scripts and package managers: lists, checksums, manifests, feeds. */
export async function FilesForPrograms({ packages }: { packages: readonly ReleasePackage[] }) {
  const [t, locale] = await Promise.all([getTranslations('filesForPrograms'), getLocale()]);
  const groups = filesForPrograms(locale, {
    packages,
    product,
    hasReleaseKey: readReleaseKey() !== null,
  });
  return (
    <Section
      id="files-for-programs"
      tone="mist"
      labelledBy="files-for-programs-title"
      title={t('title')}
      lead={t('lead')}
    >
      <PhoneFold label={t('fold')}>
        <dl className="border-t border-line-2">
          {groups.map(({ id, files }) => (
            <div
              key={id}
              className="download:md:grid-cols-[12em_1fr] grid gap-x-8 border-b border-line-2 py-2 md:items-baseline"
            >
              <dt className="download:max-md:pt-2 font-bold text-text">{t(`groups.${id}`)}</dt>
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
    </Section>
  );
}
