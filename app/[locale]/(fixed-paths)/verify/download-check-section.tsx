import { useTranslations } from 'next-intl';
import { getLocale, getTranslations } from 'next-intl/server';
import { Section } from '@/components/sections/section';
import { Icon } from '@/components/ui/icon';
import { pickMessages } from '@/lib/core/i18n/pick-messages';
import { pagePath } from '@/lib/core/i18n/paths';
import { readUrlRules } from '@/lib/verify/official-origins';
import { FileCheckField, PasteCheckForm } from './check-inputs';
import { officialOriginsId } from './official-origins';
import { publishedSectionId } from './published-section';

const cardStyles = 'min-w-0 rounded-xl bg-paper p-5 shadow-2 ring-1 ring-line md:p-8';

/** The tool that checks a file, a checksum or a URL in the visitor's own browser. */
export async function DownloadCheckSection() {
  const [translator, t, locale] = await Promise.all([
    getTranslations(),
    getTranslations('verify.check'),
    getLocale(),
  ]);
  const messages = pickMessages(translator, 'verify.check');
  const resultProps = {
    resultMessages: pickMessages(translator, 'verify.results'),
    detailNames: pickMessages(translator, 'release.details'),
    locale,
    links: {
      download: pagePath(locale, '/download'),
      contact: pagePath(locale, '/contact'),
      officialOrigins: `#${officialOriginsId}`,
      commands: `#${publishedSectionId}`,
    },
  };
  return (
    <Section labelledBy="check-title" id="check" hasPadding={false} className="pb-14 md:pb-18">
      <div className="wrap flow-root">
        <h2 id="check-title" className="sr-only">
          {t('title')}
        </h2>
        <div className="relative -mt-6 grid gap-5 md:-mt-10 lg:grid-cols-[7fr_5fr] noscript:hidden">
          <div className={cardStyles}>
            <h3 className="mb-4 text-h3 text-text">{t('file.title')}</h3>
            <FileCheckField messages={messages.file} {...resultProps}>
              <FileLabel />
            </FileCheckField>
          </div>
          <div className={cardStyles}>
            <h3 className="mb-4 text-h3 text-text">{t('paste.title')}</h3>
            <PasteCheckForm messages={messages.paste} rules={readUrlRules()} {...resultProps} />
          </div>
        </div>
        <noscript>
          <p className="mt-8 rounded-md bg-warm-100 p-5 text-warm-text">{t('noscript')}</p>
        </noscript>
      </div>
    </Section>
  );
}

/** The zone where a file is dropped; the file field lies over it. */
function FileLabel() {
  const t = useTranslations('verify.check.file');
  return (
    <label
      htmlFor="verify-file"
      className="download:min-h-60 download:bg-mist/60 download:group-data-over/zone:border-blue-600 download:group-data-over/zone:bg-blue-50 download:peer-hover:bg-blue-50 download:peer-focus-visible:outline-blue-600 grid content-center justify-items-center gap-2 rounded-lg border-2 border-dashed border-control px-5 py-8 text-center transition-colors peer-hover:border-blue-600 peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 motion-reduce:transition-none"
    >
      <Icon name="shield" size={40} className="mb-1 text-blue-600" />
      <b className="text-[1.125rem] text-text">{t('drop')}</b>
      <span className="text-sm">{t('local')}</span>
    </label>
  );
}
