import { getTranslations } from 'next-intl/server';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';
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

/** How to make sure a package arrived unchanged, with the checksums of this very list. */
export async function VerifySection({
  releases,
  v6,
}: {
  releases: readonly Release[];
  v6: readonly Release[];
}) {
  const t = await getTranslations('download.verify');
  const files: Partial<Record<Shell['id'], VerifyFile>> = {};
  for (const { id, platform } of shells) {
    const file = fileOf(offerOf(releases, platform, 'v5')) ?? fileOf(offerOf(v6, platform, 'v6'));
    if (file) files[id] = file;
  }
  return (
    <Section id="verify" tone="ink" labelledBy="verify-title">
      <div className="wrap grid items-center gap-12 lg:grid-cols-[5fr_7fr] lg:gap-16">
        <div>
          <h2 id="verify-title" className="text-h2 text-on-ink">
            <Phrases text={t('title')} />
          </h2>
          <p className="mt-3.5">{t('text')}</p>
          <ol className="mt-8">
            {steps.map((step, index) => (
              <li
                key={step}
                className="grid grid-cols-[56px_1fr] items-center border-t border-ink-line py-4"
              >
                <span
                  aria-hidden="true"
                  className="font-num text-[48px] leading-none font-bold text-blue-400"
                >
                  {index + 1}
                </span>
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
    </Section>
  );
}
