import { useTranslations } from 'next-intl';
import { Section } from '@/components/sections/section';
import { SectionHead } from '@/components/sections/section-head';
import { site } from '@/lib/site';
import { releaseKey } from '@/lib/signed-sums/release-key';
import { verifyCommands } from './commands';

/** A signature is there while it fits: its address is said, and a link could lead nowhere. */
const files = [
  { id: 'list', name: 'SHA256SUMS', isLink: true },
  { id: 'signature', name: 'SHA256SUMS.sig', isLink: false },
  { id: 'key', name: 'release-key.pem', isLink: true },
] as const;

/** The key releases are signed with, and how to check a signature; nothing where no key is committed. */
export function SignedSums() {
  const t = useTranslations('signedSums');
  const key = releaseKey();
  if (!key) return null;
  return (
    <Section id="signed-sums" labelledBy="signed-sums-title">
      <div className="wrap">
        <SectionHead id="signed-sums-title" title={t('title')} lead={t('lead')} />
        <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[5fr_7fr]">
          <div className="min-w-0">
            <dl className="border-t border-line-2">
              {files.map(({ id, name, isLink }) => (
                <div
                  key={id}
                  className="grid grid-cols-[6em_1fr] items-baseline gap-x-6 border-b border-line-2 en:grid-cols-[8em_1fr]"
                >
                  <dt>{t(`files.${id}`)}</dt>
                  <dd className="flex min-h-11 items-center font-mono text-sm wrap-anywhere">
                    {isLink ? (
                      <a
                        href={`/${name}`}
                        className="flex min-h-11 items-center text-blue-700 hover:underline"
                      >
                        {name}
                      </a>
                    ) : (
                      name
                    )}
                  </dd>
                </div>
              ))}
            </dl>
            <h3 className="mt-6 text-[18px] text-text">{t('fingerprint')}</h3>
            <p className="mt-2 font-mono text-sm wrap-anywhere text-text">{key.fingerprint}</p>
            <p className="mt-3 max-w-[34em]">{t('keep')}</p>
          </div>
          <div className="min-w-0">
            <h3 className="text-[18px] text-text">{t('commands')}</h3>
            <pre className="mt-3 overflow-x-auto rounded-lg bg-ink-975 px-4.5 py-5 font-mono text-xs leading-[1.9] wrap-anywhere whitespace-pre-wrap text-on-ink-2 md:p-7">
              {verifyCommands(site.origin).join('\n')}
            </pre>
            <p className="mt-3 text-sm">{t('reading')}</p>
            <h3 className="mt-6 text-[18px] text-text">{t('files.key')}</h3>
            <pre className="mt-3 font-mono text-xs leading-[1.7] wrap-anywhere whitespace-pre-wrap">
              {key.pem.trim()}
            </pre>
          </div>
        </div>
      </div>
    </Section>
  );
}
