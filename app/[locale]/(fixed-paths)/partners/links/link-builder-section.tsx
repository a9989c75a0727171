import { useTranslations } from 'next-intl';
import { getLocale, getTranslations } from 'next-intl/server';
import { couponLabelNote, couponLabelText } from '@/components/promoter/coupon-label-text';
import { couponLabelMessages } from '@/components/promoter/coupon-label-messages';
import { SelectField } from '@/components/ui/fields/select-field';
import { fillTemplate } from '@/components/ui/fill-template';
import { heroSheetStyles } from '@/components/ui/hero-sheet-styles';
import { PageTextLink } from '@/components/sections/page-text-link';
import { rememberedDays } from '@/lib/attribution/remembered-days';
import { withPromoter } from '@/lib/downloads/promoter-file-name';
import { couponSumOf } from '@/lib/offers/coupon-sum';
import { pickMessages } from '@/lib/core/i18n/pick-messages';
import { routing, type Locale } from '@/lib/core/i18n/routing';
import { findLatestPackage } from '@/lib/releases/lists/select-packages';
import { platforms } from '@/lib/releases/release-package';
import { pageOf, type PagePath } from '@/lib/pages';
import { absolutePageUrl } from '@/lib/seo/absolute-urls';
import { pageTexts } from '@/lib/seo/page-texts';
import { getV6List, getWebsiteList } from '@/lib/releases/lists/get-package-lists';
import { getCompanyTerms } from '@/lib/offers/company-terms';
import { LinkForm } from './link-form';
import { PreviewDetails } from './preview-details';
import type { SharedPreviewData } from './visitor-preview';

/** Pages a customer may be sent to, in the order of the list. */
const landingPages = [
  '/',
  '/download',
  '/v6',
  '/register',
  '/promotions',
  '/cores',
  '/vps',
  '/private',
  '/business',
  '/webtrial',
] as const satisfies readonly PagePath[];

const landingUrls = Object.fromEntries(
  routing.locales.map((locale) => [
    locale,
    Object.fromEntries(landingPages.map((path) => [path, absolutePageUrl(locale, path)])),
  ]),
);

/** The link builder, overlapping the end of the hero. */
export async function LinkBuilderSection() {
  const [translator, locale, previewData] = await Promise.all([
    getTranslations(),
    getLocale(),
    getPreviewData(landingPages),
  ]);
  const messages = pickMessages(translator, 'partnersLinks.builder');
  const homeUrl = absolutePageUrl(locale, '/');
  return (
    <section
      id="link-builder"
      aria-labelledby="link-builder-title"
      className="relative z-10 -mt-20 scroll-mt-6 pb-14 md:-mt-24 md:pb-18"
    >
      <div className="wrap">
        <div className={heroSheetStyles}>
          <h2 id="link-builder-title" className="mb-6 text-h2 text-text md:mb-8">
            {messages.title}
          </h2>
          <noscript>
            <p className="mb-6 rounded-md bg-blue-50 px-5 py-4 text-text">{messages.noscript}</p>
          </noscript>
          <LinkForm
            messages={messages}
            landingUrls={landingUrls}
            previewData={previewData}
            previewPlaceholder={
              <SamplePreview
                previewData={previewData}
                locale={locale}
                landingUrl={homeUrl}
                codeLabel={messages.code}
              />
            }
            choices={<LandingChoices locale={locale} />}
            placeholder={
              <ResultPlaceholder
                text={messages.empty}
                codeLabel={messages.code}
                linkPrefix={`${homeUrl}?promoter=`}
              />
            }
          />
        </div>
        <p className="mt-6 flex justify-end">
          <PageTextLink path="/partners/figures">{messages.figures}</PageTextLink>
        </p>
      </div>
    </section>
  );
}

interface SamplePreviewProps {
  readonly previewData: SharedPreviewData;
  readonly locale: string;
  /** URL of the first landing page. */
  readonly landingUrl: string;
  /** The word in the gap where the code will be. */
  readonly codeLabel: string;
}

/** A placeholder that no package name contains; a drawn gap replaces it. */
const codePlaceholder = '0-0';

/** What is true of every link, shown before a link is made and where no script runs. */
function SamplePreview({ previewData, locale, landingUrl, codeLabel }: SamplePreviewProps) {
  const {
    messages,
    couponLabelMessages: labelMessages,
    defaultCouponSum,
    packages,
    pages,
  } = previewData;
  const { title = '', picture = '' } = pages['/'] ?? {};
  const gap = (
    <span className="rounded-xs bg-blue-100 px-1.5 py-0.5 font-sans font-bold whitespace-nowrap text-blue-800">
      {codeLabel}
    </span>
  );
  return (
    <PreviewDetails
      messages={messages}
      picture={{
        src: `/og/${locale}/${picture}.jpg`,
        alt: fillTemplate(messages.picture, { page: title }),
      }}
      url={
        <>
          {landingUrl.replace(/^https?:\/\//, '')}?promoter={gap}
        </>
      }
      couponLabel={`${couponLabelText(defaultCouponSum, labelMessages)} ${couponLabelNote(defaultCouponSum, labelMessages)}`.trim()}
      promoterName=""
      note={messages.byCode}
      files={packages.map(({ name, v5FileName }) => {
        const [before = '', after] = withPromoter(v5FileName, codePlaceholder).split(
          codePlaceholder,
        );
        const file =
          after === undefined ? (
            <>
              {v5FileName}
              <span className="block font-sans text-text-3">{messages.unmarked}</span>
            </>
          ) : (
            <>
              {before}
              {gap}
              {after}
            </>
          );
        return { key: name, name, file };
      })}
      lineText={messages.lineByCode}
      cookieText={fillTemplate(messages.cookieValue, { days: rememberedDays.promoter })}
      utmText=""
      formText={messages.formByCode}
    />
  );
}

/** The packages in the current version lists; only the Windows button follows the promoter's line (D1). */
async function getPreviewPackages(): Promise<SharedPreviewData['packages']> {
  const [t, website, v6] = await Promise.all([
    getTranslations('release.platforms'),
    getWebsiteList(),
    getV6List(),
  ]);
  return platforms.flatMap((platform) => {
    const v5FileName = findLatestPackage(website.packages, platform)?.fileName;
    if (!v5FileName) return [];
    const name = `${t(`${platform}.name`)} ${t(`${platform}.note`)}`;
    const v6FileName =
      platform === 'windows' ? findLatestPackage(v6.packages, platform)?.fileName : null;
    return [{ name, v5FileName, v6FileName: v6FileName ?? null }];
  });
}

/**
 * The data for the preview of any link.
 * @param paths landing pages that can be chosen
 */
async function getPreviewData(paths: readonly PagePath[]): Promise<SharedPreviewData> {
  const [translator, locale, labelTexts, common, packages, terms] = await Promise.all([
    getTranslations(),
    getLocale(),
    getTranslations('common.couponLabel'),
    getTranslations('common'),
    getPreviewPackages(),
    getCompanyTerms(),
  ]);
  const pages = paths.map((path) => {
    const { name: picture } = pageOf(path);
    return [path, { title: pageTexts(path, locale, translator).crumb, picture }] as const;
  });
  return {
    messages: pickMessages(translator, 'partnersLinks.preview'),
    couponLabelMessages: couponLabelMessages(labelTexts, common, { ...terms, locale }),
    defaultCouponSum: couponSumOf(null),
    packages,
    pages: Object.fromEntries(pages),
  };
}

/** The choice of page and language; it is drawn on the server, and the builder reads it from its form. */
function LandingChoices({ locale }: { locale: Locale }) {
  const t = useTranslations('partnersLinks.builder');
  const translator = useTranslations();
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <SelectField
        id="link-page"
        name="page"
        label={t('page')}
        options={landingPages.map((path) => ({
          value: path,
          label: pageTexts(path, locale, translator).crumb,
        }))}
      />
      <SelectField
        id="link-language"
        name="language"
        label={t('language')}
        defaultValue={locale}
        options={routing.locales.map((value) => ({ value, label: t(`languages.${value}`) }))}
      />
    </div>
  );
}

interface ResultPlaceholderProps {
  text: string;
  /** The word in the gap where the code will be. */
  codeLabel: string;
  linkPrefix: string;
}

/** The placeholder of the link: an empty QR code, and the link with a gap for the code. */
function ResultPlaceholder({ text, codeLabel, linkPrefix }: ResultPlaceholderProps) {
  return (
    <div className="partners:lg:min-h-[480px] grid min-h-[300px] content-center gap-6 rounded-lg bg-mist p-6 md:p-8">
      <svg viewBox="0 0 84 84" aria-hidden="true" className="partners:size-28 partners:text-line-2">
        <g className="partners:stroke-current partners:stroke-[6] fill-none">
          <rect x="3" y="3" width="26" height="26" rx="3" />
          <rect x="55" y="3" width="26" height="26" rx="3" />
          <rect x="3" y="55" width="26" height="26" rx="3" />
        </g>
        <path
          d="M13 13h6v6h-6zM65 13h6v6h-6zM13 65h6v6h-6zM38 4h6v6h-6zM38 18h6v12h-6zM38 38h14v6H38zM4 38h12v6H4zM24 38h6v6h-6zM60 38h6v6h-6zM74 38h6v14h-6zM38 52h6v14h-6zM52 54h12v6H52zM52 70h6v10h-6zM66 66h14v6H66zM38 74h6v6h-6z"
          className="partners:fill-current"
        />
      </svg>
      <p className="max-w-[20em] text-[1.125rem] font-bold text-text">{text}</p>
      <p className="rounded-md bg-paper px-4 py-3 font-mono text-sm wrap-anywhere text-text-3 ring-1 ring-line">
        {linkPrefix}
        <span className="rounded-xs bg-blue-100 px-1.5 py-0.5 font-sans font-bold text-blue-800">
          {codeLabel}
        </span>
      </p>
    </div>
  );
}
