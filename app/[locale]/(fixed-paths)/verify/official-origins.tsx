import { useTranslations } from 'next-intl';
import { Section } from '@/components/sections/section';
import { Icon } from '@/components/ui/icon';
import { readOfficialOrigins } from '@/lib/verify/official-origins';

export const officialOriginsId = 'addresses';

/** Imitations of one of our hosts; each imitation looks right at a glance. */
function imitationsOf(host: string) {
  const bareHost = host.replace(/^www\./, '');
  const [name = ''] = bareHost.split(/[.:]/);
  const lookalike = name.replace('o', '0');
  return {
    before: [`${host}@login.example`],
    front: [`${host}.login.example`, `${name}-download.example`],
    ending: [`${name}.example`],
    letters: [
      `${lookalike === name ? `${name}s` : lookalike}.example`,
      `${name.replace('e', 'е').replace('a', 'а')}.example`,
    ],
  };
}

const imitationKinds = ['before', 'front', 'ending', 'letters'] as const;

/** Which origins are official, and how imitations look. */
export function OfficialOrigins() {
  const t = useTranslations('verify.officialOrigins');
  const origins = readOfficialOrigins();
  const imitations = imitationsOf(new URL(origins[0]?.origin ?? 'https://example').host);
  return (
    <Section
      id={officialOriginsId}
      labelledBy="official-origins-title"
      title={t('title')}
      lead={t('lead')}
    >
      <div className="grid gap-10 md:grid-cols-2 md:gap-14">
        <div>
          <h3 className="border-b-2 border-text pb-3 text-h3 text-text">{t('ours')}</h3>
          <ul>
            {origins.map(({ use, origin }) => (
              <li key={origin} className="grid grid-cols-[36px_1fr] border-b border-line-2 py-4">
                <Icon name="check" size={20} className="mt-1 text-ok" />
                <div className="min-w-0">
                  <span className="block font-mono wrap-anywhere text-text">{origin}</span>
                  <span className="text-sm">{t(`uses.${use}`)}</span>
                </div>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3 className="border-b-2 border-text pb-3 text-h3 text-text">{t('fakes')}</h3>
          <ul>
            {imitationKinds.map((kind) => (
              <li key={kind} className="grid grid-cols-[36px_1fr] border-b border-line-2 py-4">
                <Icon name="close" size={20} className="mt-1 text-risk" />
                <div className="min-w-0">
                  {imitations[kind].map((fake) => (
                    <span key={fake} className="block font-mono wrap-anywhere text-text">
                      {fake}
                    </span>
                  ))}
                  <span className="text-sm">{t(`kinds.${kind}`)}</span>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
