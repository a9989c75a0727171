/** The signed list of checksums, and the commands that verify it. */
import { useTranslations } from 'next-intl';
import { Section } from '@/components/sections/section';
import { readReleaseKey } from '@/lib/downloads/signed-checksums/release-key';
import { site } from '@/lib/site';

/**
 * The commands with which a visitor verifies the list of checksums, to copy.
 * @param origin where the files are fetched
 */
export const verifyCommands = (origin: string): readonly string[] => [
  ...['SHA256SUMS', 'SHA256SUMS.sig', 'release-key.pem'].map((name) => `curl -O ${origin}/${name}`),
  'openssl pkeyutl -verify -pubin -inkey release-key.pem -rawin -in SHA256SUMS -sigfile SHA256SUMS.sig',
  'sha256sum --ignore-missing -c SHA256SUMS',
];

/** The signature is served only while it matches the list, so its URL is text: a link could lead nowhere. */
const files = [
  { id: 'list', name: 'SHA256SUMS', isLink: true },
  { id: 'signature', name: 'SHA256SUMS.sig', isLink: false },
  { id: 'key', name: 'release-key.pem', isLink: true },
] as const;

/**
 * The key that releases are signed with, and how to check a signature; it renders nothing where no key is committed.
 */
export function SignedChecksums() {
  const t = useTranslations('signedChecksums');
  const key = readReleaseKey();
  if (!key) return null;
  return (
    <Section
      id="signed-sums"
      labelledBy="signed-checksums-title"
      title={t('title')}
      lead={t('lead')}
    >
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[5fr_7fr]">
        <div className="min-w-0">
          <dl className="border-t border-line-2">
            {files.map(({ id, name, isLink }) => (
              <div
                key={id}
                className="download:grid-cols-[6em_1fr] download:en:grid-cols-[8em_1fr] grid items-baseline gap-x-6 border-b border-line-2"
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
          <h3 className="mt-6 text-[1.125rem] text-text">{t('fingerprint')}</h3>
          <p className="mt-2 font-mono text-sm wrap-anywhere text-text">{key.fingerprint}</p>
          <p className="mt-3 max-w-[34em]">{t('keep')}</p>
        </div>
        <div className="min-w-0">
          <h3 className="text-[1.125rem] text-text">{t('commands')}</h3>
          <pre className="download:px-4.5 download:leading-[1.9] download:md:p-7 mt-3 overflow-x-auto rounded-lg bg-ink-975 py-5 font-mono text-xs wrap-anywhere whitespace-pre-wrap text-on-ink-2">
            {verifyCommands(site.origin).join('\n')}
          </pre>
          <p className="mt-3 text-sm">{t('reading')}</p>
          <h3 className="mt-6 text-[1.125rem] text-text">{t('files.key')}</h3>
          <pre className="download:leading-[1.7] mt-3 font-mono text-xs wrap-anywhere whitespace-pre-wrap">
            {key.pem.trim()}
          </pre>
        </div>
      </div>
    </Section>
  );
}
