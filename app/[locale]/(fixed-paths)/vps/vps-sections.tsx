import { getTranslations } from 'next-intl/server';
import { ChecksumRow } from '@/components/releases/checksum-row';
import { JsonLd } from '@/components/layout/json-ld';
import { PackageDetails } from '@/components/releases/package-details';
import type { PackageFormatter } from '@/components/releases/package-formatter';
import { Faq } from '@/components/sections/faq';
import { Section } from '@/components/sections/section';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { PageTextLink } from '@/components/sections/page-text-link';
import { pagePath } from '@/lib/core/i18n/paths';
import { packageHref } from '@/lib/releases/lists/package-buttons';
import type { ReleasePackage } from '@/lib/releases/release-package';
import { faqPageJsonLd } from '@/lib/seo/json-ld';
import { minimumSystems, minimumSystemValues } from '@/lib/releases/minimum-systems';

/** The only server system that the VPS edition runs on, and the component that the edition needs. */
export async function SystemRequirements() {
  const t = await getTranslations('vps.requirements');
  const { windowsServer, dotNet } = minimumSystems.vps;
  const versions = { server: windowsServer, dotNet };
  return (
    <Section labelledBy="system-requirements-title" title={t('title')} lead={t('lead')}>
      <dl className="grid gap-4 md:grid-cols-2 md:gap-6">
        {(['server', 'dotNet'] as const).map((key) => (
          <div key={key} className="rounded-lg bg-mist p-6 md:p-8 lg:rounded-xl lg:p-10">
            <dt className="text-[1.25rem] font-bold text-text">
              {t(`${key}.name`)}
              <span className="download:text-[3.5rem] download:lg:text-[5rem] block font-num leading-tight text-blue-600">
                {versions[key]}
              </span>
            </dt>
            <dd className="mt-2">{t(`${key}.text`, versions)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

const fittingKeys = ['fixed', 'remote', 'scope'] as const;
const unfittingKeys = ['all', 'mac', 'personal'] as const;

/** Whom the VPS edition suits, and whom it does not. */
export async function VpsFit() {
  const t = await getTranslations('vps.fit');
  return (
    <Section tone="mist" labelledBy="vps-fit-title">
      <div className="wrap grid gap-10 lg:grid-cols-[3fr_9fr] lg:gap-14">
        <h2 id="vps-fit-title" className="text-h2 text-text">
          {t('title')}
        </h2>
        <div className="grid gap-10 md:grid-cols-2 md:gap-14">
          <div>
            <h3 className="border-b-2 border-text pb-3 text-h3 text-text">{t('yes.title')}</h3>
            <ul>
              {fittingKeys.map((key) => (
                <li
                  key={key}
                  className="flex items-center gap-4 border-b border-line-2 py-5 text-text"
                >
                  <Icon name="check" size={20} className="flex-none text-blue-600" />
                  {t(`yes.items.${key}`)}
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h3 className="border-b-2 border-line-2 pb-3 text-h3 text-text">{t('no.title')}</h3>
            <ul>
              {unfittingKeys.map((key) => (
                <li key={key} className="flex items-center gap-4 border-b border-line-2 py-5">
                  <Icon name="close" size={20} className="flex-none text-text-3" />
                  {t(`no.items.${key}`)}
                </li>
              ))}
            </ul>
            <PageTextLink path="/download" className="mt-4">
              {t('no.link')}
            </PageTextLink>
          </div>
        </div>
      </div>
    </Section>
  );
}

const installSteps = ['server', 'dotNet', 'install', 'open'] as const;

/** The steps from an empty server to the first store, on one line. */
export async function InstallSteps() {
  const t = await getTranslations('vps.steps');
  const values = { server: minimumSystems.vps.windowsServer, dotNet: minimumSystems.vps.dotNet };
  return (
    <Section labelledBy="install-steps-title">
      <div className="wrap">
        <h2 id="install-steps-title" className="mb-10 text-h2 text-text md:mb-14">
          {t('title')}
        </h2>
        <ol className="grid gap-x-8 md:grid-cols-2 lg:grid-cols-4">
          {installSteps.map((step) => (
            <li
              key={step}
              className="download:max-md:border-l-2 download:max-md:border-blue-200 download:max-md:pl-6 download:max-md:last:border-transparent download:max-md:last:pb-0 download:md:border-blue-200 relative pb-8 md:border-t-2 md:pt-7"
            >
              <span
                aria-hidden="true"
                className="download:max-md:top-1 download:max-md:-left-[9px] download:md:-top-[9px] download:md:left-0 absolute size-4 rounded-full bg-blue-600 ring-4 ring-paper"
              />
              <h3 className="text-h3 text-text">{t(`${step}.title`)}</h3>
              <p className="mt-1.5 pr-4">{t(`${step}.text`, values)}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

const questionKeys = ['system', 'together', 'name', 'people', 'move'] as const;

/** Questions about the VPS edition; they are also in the page as structured data. */
export async function VpsFaq() {
  const t = await getTranslations('vps.faq');
  const items = questionKeys.map((key) => ({
    question: t(`items.${key}.question`),
    answer: t(`items.${key}.answer`, minimumSystemValues),
  }));
  return (
    <>
      <Faq title={t('title')} items={items} tone="white" />
      <JsonLd data={faqPageJsonLd(items)} />
    </>
  );
}

interface VpsPackageProps {
  releasePackage: ReleasePackage | null;
  formatter: PackageFormatter;
}

/** The package of the VPS edition and its details, in the page's only full-blue band. */
export async function VpsPackage({ releasePackage, formatter }: VpsPackageProps) {
  const t = await getTranslations('vps.package');
  const href = releasePackage && packageHref(releasePackage);
  return (
    <Section
      tone="blue"
      labelledBy="vps-package-title"
      hasPadding={false}
      className="py-16 md:py-18"
    >
      <div className="download:lg:grid-cols-[4fr_5fr_auto] wrap grid items-center gap-8 lg:gap-12">
        <h2 id="vps-package-title" className="text-h2">
          {t('title')}
        </h2>
        {releasePackage && (
          <PackageDetails
            details={formatter.details(['version', 'date', 'size'], releasePackage)}
            look="band"
          />
        )}
        <div className="grid gap-3">
          {href ? (
            <ButtonLink
              size="xl"
              variant="white"
              className="max-sm:whitespace-normal"
              href={href}
              data-platform="windows-lite"
              icon={<Icon name="download" />}
            >
              {t('button')}
            </ButtonLink>
          ) : (
            <p className="max-w-[20em]">{t('missing')}</p>
          )}
        </div>
        {releasePackage?.sha256 && (
          <ChecksumRow
            sha256={releasePackage.sha256}
            name={formatter.platformTitle('windows-lite')}
            tone="blue"
            isWhole
            className="border-t border-white/30 pt-4 lg:col-span-2"
          />
        )}
        <a
          href={pagePath(formatter.locale, '/downloadlist', '?system=windows')}
          className="inline-flex min-h-11 items-center underline underline-offset-4 lg:justify-self-end"
        >
          {t('all')}
        </a>
      </div>
    </Section>
  );
}
