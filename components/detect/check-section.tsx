import { getTranslations } from 'next-intl/server';
import { Section } from '@/components/sections/section';
import { SectionHead } from '@/components/sections/section-head';
import { Icon, type IconName } from '@/components/ui/icon';
import { DetectIsland } from './detect-island';
import { checkId } from './detect-hero';
import type { ClientWords } from './client/types';
import type { DetectWords } from './report/types';

const promises = [
  { key: 'local', icon: 'laptop' },
  { key: 'request', icon: 'send' },
  { key: 'ask', icon: 'lock' },
] as const satisfies readonly { key: string; icon: IconName }[];

async function clientWords(): Promise<ClientWords> {
  const t = await getTranslations('desktop');
  return {
    ...t.raw('client' as 'client.title'),
    connection: t.raw('connection' as 'connection.label'),
  };
}

/** The check itself: what will happen, then the button; the report unfolds below it. */
export async function CheckSection() {
  const t = await getTranslations('detect');
  // Gives whole groups too, though its types know single messages only.
  const words: DetectWords = t.raw('tool' as 'tool.start');
  const client = await clientWords();
  return (
    <Section labelledBy="check-title" id={checkId} className="scroll-mt-6">
      <div className="wrap">
        <SectionHead
          id="check-title"
          title={t('check.title')}
          lead={t('check.lead')}
          className="md:mb-10"
        />
        <ul className="grid gap-x-12 border-y border-line-2 py-2 md:grid-cols-3 md:py-0">
          {promises.map(({ key, icon }) => (
            <li key={key} className="grid grid-cols-[28px_1fr] content-start gap-x-4 py-4 md:py-6">
              <Icon name={icon} size={24} className="mt-0.5 text-blue-600" />
              <span>
                <b className="block text-text">{t(`check.promises.${key}.title`)}</b>
                <span className="text-[15px]">{t(`check.promises.${key}.text`)}</span>
              </span>
            </li>
          ))}
        </ul>
        <noscript>
          <p className="mt-8 rounded-md bg-warm-100 p-5 text-warm-text">{t('check.noscript')}</p>
        </noscript>
        <DetectIsland words={words} client={client} />
      </div>
    </Section>
  );
}
