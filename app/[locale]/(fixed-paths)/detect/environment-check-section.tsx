import { getTranslations } from 'next-intl/server';
import { Section, SectionHead } from '@/components/sections/section';
import { Icon, type IconName } from '@/components/ui/icon';
import { pickMessages } from '@/lib/core/i18n/pick-messages';
import { DetectIsland } from './detect-island';

const checkId = 'check';

const assurances = [
  { key: 'local', icon: 'laptop' },
  { key: 'request', icon: 'send' },
  { key: 'ask', icon: 'lock' },
] as const satisfies readonly { key: string; icon: IconName }[];

/** The check itself: the button, the report that unfolds below it, and what happens meanwhile. */
export async function EnvironmentCheckSection() {
  const [translator, t, errors] = await Promise.all([
    getTranslations(),
    getTranslations('detect'),
    getTranslations('errors.byCode'),
  ]);
  const messages = pickMessages(translator, 'detect.tool');
  const desktopAppMessages = {
    ...pickMessages(translator, 'desktop.app'),
    connection: pickMessages(translator, 'desktop.connection'),
    identity: pickMessages(translator, 'desktop.identity'),
    abnormal: errors('socket'),
  };
  return (
    <Section
      labelledBy="check-title"
      id={checkId}
      hasPadding={false}
      className="scroll-mt-6 pb-14 md:pb-18"
    >
      <div className="wrap flow-root">
        <h2 id="check-title" className="sr-only">
          {t('check.name')}
        </h2>
        <DetectIsland messages={messages} desktopAppMessages={desktopAppMessages} />
        <noscript>
          <p className="mt-8 rounded-md bg-warm-100 p-5 text-warm-text">{t('check.noscript')}</p>
        </noscript>
        <SectionHead title={t('check.title')} className="mt-14 md:mt-20 md:mb-10" />
        <ul className="grid gap-x-12 border-y border-line-2 py-2 md:grid-cols-3 md:py-0">
          {assurances.map(({ key, icon }) => (
            <li key={key} className="grid grid-cols-[28px_1fr] content-start gap-x-4 py-4 md:py-6">
              <Icon name={icon} size={24} className="mt-0.5 text-blue-600" />
              <span>
                <b className="block text-text">{t(`check.promises.${key}.title`)}</b>
                <span className="text-[0.9375rem]">{t(`check.promises.${key}.text`)}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
