import { getLocale, getTranslations } from 'next-intl/server';
import { Section } from '@/components/sections/section';
import { group } from '@/lib/i18n/group';
import { pagePath } from '@/lib/i18n/paths';
import { addressRules } from '@/lib/verify/official';
import { FileCheck } from '../tool/file-check';
import { PasteCheck } from '../tool/paste-check';
import { addressesId } from './own-addresses';
import { publishedId } from './published-section';
import { FileLabel } from './file-label';

const card = 'min-w-0 rounded-xl bg-paper p-5 shadow-2 ring-1 ring-line md:p-8';

/** A file, a checksum or an address is judged here, in the visitor's own browser. */
export async function ToolSection() {
  const [all, t, locale] = await Promise.all([
    getTranslations(),
    getTranslations('verify.tool'),
    getLocale(),
  ]);
  const words = group(all, 'verify.tool');
  const shared = {
    verdicts: group(all, 'verify.verdict'),
    locale,
    ways: {
      download: pagePath(locale, '/download'),
      contact: pagePath(locale, '/contact'),
      addresses: `#${addressesId}`,
      commands: `#${publishedId}`,
    },
  };
  return (
    <Section labelledBy="tool-title" id="check" padded={false} className="pb-14 md:pb-26">
      <div className="wrap flow-root">
        <h2 id="tool-title" className="sr-only">
          {t('title')}
        </h2>
        <div className="relative -mt-6 grid gap-5 md:-mt-10 lg:grid-cols-[7fr_5fr] noscript:hidden">
          <div className={card}>
            <h3 className="mb-4 text-h3 text-text">{t('file.title')}</h3>
            <FileCheck words={words.file} {...shared}>
              <FileLabel />
            </FileCheck>
          </div>
          <div className={card}>
            <h3 className="mb-4 text-h3 text-text">{t('paste.title')}</h3>
            <PasteCheck words={words.paste} rules={addressRules()} {...shared} />
          </div>
        </div>
        <noscript>
          <p className="mt-8 rounded-md bg-warm-100 p-5 text-warm-text">{t('noscript')}</p>
        </noscript>
      </div>
    </Section>
  );
}
