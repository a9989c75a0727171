import { getLocale, getTranslations } from 'next-intl/server';
import { PhoneFold } from '@/components/sections/phone-fold';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';
import { TextLink } from '@/components/ui/text-link';
import { pagePath } from '@/lib/i18n/paths';
import { offerOf } from '@/lib/releases/offers';
import type { Release } from '@/lib/releases/types';
import { shells, type Shell } from './commands';
import { VerifyTerminal, type VerifyFile } from './verify-terminal';

const steps = ['open', 'compute', 'compare'] as const;

function fileOf(release: Release | undefined): VerifyFile | undefined {
  return release?.fileName && release.sha256
    ? { fileName: release.fileName, sha256: release.sha256 }
    : undefined;
}

/**
 * How to make sure a package arrived unchanged, with the checksums of this very list; nothing where the list gives
 * none.
 */
export async function VerifySection({
  releases,
  v6,
}: {
  releases: readonly Release[];
  v6: readonly Release[];
}) {
  const [t, locale] = await Promise.all([getTranslations('download.verify'), getLocale()]);
  const files: Partial<Record<Shell['id'], VerifyFile>> = {};
  for (const { id, platform } of shells) {
    const file = fileOf(offerOf(releases, platform, 'v5')) ?? fileOf(offerOf(v6, platform, 'v6'));
    if (file) files[id] = file;
  }
  if (Object.keys(files).length === 0) return null;
  return (
    <Section id="verify" tone="ink" labelledBy="verify-title">
      <div className="wrap">
        <h2 id="verify-title" className="text-h2 text-on-ink">
          <Phrases text={t('title')} />
        </h2>
        <TextLink href={pagePath(locale, '/verify')} tone="ink" className="mt-2">
          {t('link')}
        </TextLink>
        <PhoneFold label={t('fold')} className="mt-6 md:mt-8">
          <div className="grid items-center gap-12 lg:grid-cols-[5fr_7fr] lg:gap-16">
            <div>
              <ol>
                {steps.map((step) => (
                  <li
                    key={step}
                    className="grid grid-cols-[36px_1fr] items-baseline border-t border-ink-line py-4 [counter-increment:step] before:font-num before:text-[24px] before:leading-none before:font-bold before:text-blue-400 before:content-[counter(step)]"
                  >
                    <div>
                      <h3 className="text-[18px] text-on-ink">{t(`steps.${step}.title`)}</h3>
                      <p className="text-sm">{t(`steps.${step}.text`)}</p>
                    </div>
                  </li>
                ))}
              </ol>
              <p className="border-t border-ink-line pt-4 text-sm">{t('rename')}</p>
            </div>
            <VerifyTerminal files={files} />
          </div>
        </PhoneFold>
      </div>
    </Section>
  );
}
