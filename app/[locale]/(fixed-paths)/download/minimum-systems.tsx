import { getTranslations } from 'next-intl/server';
import { recommendedLineText } from '@/components/releases/recommended-line-text';
import { Section } from '@/components/sections/section';
import { minimumSystems } from '@/lib/releases/minimum-systems';

const { v5, v6, android, macosAppleM } = minimumSystems;

/** The minimum versions in type so large that visitors need not read a table. */
export async function MinimumSystems() {
  const [t, release] = await Promise.all([
    getTranslations('download.minimumSystems'),
    getTranslations('release'),
  ]);
  const items = [
    {
      name: t('windows.name'),
      figure: v5.windows,
      text: t('windows.text', { dotNet: v5.dotNet, vista: v5.vista }),
      v6: t('windows.v6', { version: v6.windows }),
    },
    {
      name: t('mac.name'),
      figure: v5.macos,
      text: t('mac.text', { version: macosAppleM }),
      v6: t('mac.v6', { version: v6.macos }),
    },
    {
      name: t('deepin.name'),
      figure: v5.deepin,
      text: t('deepin.text'),
      v6: t('deepin.v6', { version: v6.linux }),
    },
    { name: t('android.name'), figure: android, text: t('android.text'), v6: t('android.v6') },
  ];
  return (
    <Section
      id="requirements"
      labelledBy="minimum-systems-title"
      title={t('title')}
      lead={release('requirements.lead', { recommended: recommendedLineText(release) })}
    >
      <ul className="grid grid-cols-2 gap-x-4 gap-y-9 lg:grid-cols-4 lg:gap-x-8">
        {items.map(({ name, figure, text, v6: newer }) => (
          <li key={name} className="download:lg:pr-6 border-t-2 border-text pt-4">
            <h3 className="text-[1.125rem] text-text">{name}</h3>
            <p className="download:text-[clamp(2.75rem,5.6vw,4.75rem)] download:leading-[1.05] download:lg:mb-3.5 download:lg:-ml-1 mt-2.5 mb-2 -ml-0.5 font-num font-bold tracking-[-0.05em] text-blue-600 lg:mt-4">
              {figure}
              <span className="download:text-[0.45em] ml-1 tracking-normal">+</span>
            </p>
            <p className="text-sm">{text}</p>
            <p className="download:break-keep mt-1.5 text-sm font-bold text-text">{newer}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
