import { getTranslations } from 'next-intl/server';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';
import { minimumSystems } from '@/lib/site';

const kinds = ['x64', 'x86', 'zip', 'lite', 'base'] as const;

/** What the kinds of packages are, as a short glossary. */
export async function PackageKinds() {
  const t = await getTranslations('downloadList.kinds');
  return (
    <Section tone="mist" labelledBy="kinds-title">
      <div className="wrap grid gap-8 lg:grid-cols-[4fr_8fr] lg:gap-14">
        <h2 id="kinds-title" className="text-h2 text-text">
          <Phrases text={t('title')} />
        </h2>
        <dl className="border-b border-line-2">
          {kinds.map((kind) => (
            <div
              key={kind}
              className="grid gap-1 border-t border-line-2 py-5 md:grid-cols-[3fr_7fr] md:gap-6"
            >
              <dt className="font-bold text-text">{t(`${kind}.name`)}</dt>
              <dd>{t(`${kind}.text`, { server: minimumSystems.vps.windowsServer })}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
