import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { getFormatter, getTranslations } from 'next-intl/server';
import { storeIds } from '@/lib/demo/store-ids';
import { BrandMark } from '@/components/layout/brand-mark';
import { Avatar } from '@/components/ui/avatar';
import { storeBackgrounds } from '@/components/mockups/store-styles';
import { PhoneFold } from '@/components/sections/phone-fold';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';
import { applyPath } from '@/lib/applications/apply-path';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { PlainLink } from '@/components/ui/plain-link';
import { pagePath } from '@/lib/core/i18n/paths';
import { getCompanyTerms } from '@/lib/offers/company-terms';

/** Controls that the product has in any case, tested in the customer's environment. */
const controlKeys = [
  'vault',
  'handover',
  'levels',
  'stores',
  'devices',
  'hours',
  'log',
  'risk',
] as const;

/** The list that both sides sign at hand-over. */
export function SecurityChecklist() {
  const t = useTranslations('private.security');
  const format = useFormatter();
  return (
    <Section tone="mist" labelledBy="security-checklist-title">
      <div className="wrap grid gap-6 md:gap-10 lg:grid-cols-[4fr_8fr] lg:gap-14">
        <div>
          <h2 id="security-checklist-title" className="text-h2 text-text">
            <Phrases text={t('title')} />
          </h2>
          <p className="mt-4 max-w-[28em]">{t('lead')}</p>
        </div>
        <PhoneFold
          label={t('fold')}
          preview={format.list(controlKeys.map((item) => t(`items.${item}.name`)))}
        >
          <div className="private:grid-cols-[8px_1fr] grid overflow-hidden rounded-md bg-paper shadow-2">
            <span aria-hidden="true" className="grid grid-rows-8">
              {storeIds.map((store) => (
                <span key={store} className={storeBackgrounds[store]} />
              ))}
            </span>
            <div className="px-5 py-8 md:px-12 md:py-11">
              <div className="flex items-baseline justify-between border-b-2 border-text pb-5">
                <h3 className="text-h3 text-text">{t('sheet')}</h3>
                <span className="text-xs text-text-3">{t('illustration')}</span>
              </div>
              <ul>
                {controlKeys.map((item) => (
                  <li
                    key={item}
                    className="private:gap-y-0.5 private:md:grid-cols-[44px_132px_1fr] grid grid-cols-[44px_1fr] items-center border-b border-line py-3.5"
                  >
                    <span className="private:size-6.5 private:max-md:row-span-2 private:max-md:self-start grid place-items-center rounded-tile bg-blue-600 text-white">
                      <Icon name="check" size={16} />
                    </span>
                    <b className="text-text">{t(`items.${item}.name`)}</b>
                    <span className="text-[0.9375rem]">{t(`items.${item}.text`)}</span>
                  </li>
                ))}
              </ul>
              <div className="mt-7 grid grid-cols-2 gap-6 text-sm text-text-3 md:gap-10">
                <span className="border-b border-line-2 pb-12">{t('yours')}</span>
                <span className="border-b border-line-2 pb-12">{t('ours')}</span>
              </div>
            </div>
          </div>
        </PhoneFold>
      </div>
    </Section>
  );
}

const deploymentSteps = ['ask', 'plan', 'prepare', 'install', 'handover'] as const;

const boxStyles =
  'rounded-md px-4 py-4 leading-snug private:md:px-5 private:lg:min-h-27 private:max-lg:flex private:max-lg:gap-3.5 private:max-md:block private:max-md:px-3.5';

/** Five steps in two lanes: the customer's above, ours below. */
export async function DeploymentSteps() {
  const [t, format, { deployment, sampleMark }] = await Promise.all([
    getTranslations('private.deploymentSteps'),
    getFormatter(),
    getCompanyTerms(),
  ]);
  const you = t('you');
  const person = (
    <Avatar
      initial={you}
      tone="you"
      size="md"
      className={
        you.length > 1
          ? 'private:text-[0.6875rem]! private:lg:size-14! private:lg:text-[1.0625rem]!'
          : 'private:lg:size-14! private:lg:text-[1.25rem]!'
      }
    />
  );
  return (
    <Section
      labelledBy="deployment-steps-title"
      title={t('title')}
      lead={deployment ? t('usual', { ...deployment, sample: sampleMark }) : t('lead')}
    >
      <PhoneFold
        label={t('fold')}
        preview={format.list(deploymentSteps.map((step) => t(`steps.${step}.we`)))}
      >
        <ol className="private:lg:grid-cols-[84px_repeat(5,minmax(0,1fr))] private:lg:grid-rows-[auto_auto_auto] grid gap-6 lg:gap-3">
          <li
            aria-hidden="true"
            className="private:row-span-3 private:grid-rows-subgrid grid items-center max-lg:hidden"
          >
            <span />
            {person}
            <BrandMark className="size-14" />
          </li>
          {deploymentSteps.map((step, index) => (
            <li
              key={step}
              className="private:max-lg:grid-cols-[24px_1fr_1fr] private:max-lg:gap-2.5 max-lg:grid lg:row-span-3 lg:grid lg:grid-rows-subgrid"
            >
              <span
                aria-hidden="true"
                className="private:max-lg:pt-4 private:lg:pb-2 font-num text-[1.75rem] leading-none font-bold text-blue-600"
              >
                {index + 1}
              </span>
              <div className={`${boxStyles} private:ring-[1.5px] ring-line-2 ring-inset`}>
                <span className="max-md:mb-2 max-md:block lg:hidden">{person}</span>
                <div>
                  <span className="sr-only">{t('youDo')} </span>
                  <h3 className="text-[1.0625rem] text-text">{t(`steps.${step}.you`)}</h3>
                  <p className="mt-1.5 text-sm">{t(`steps.${step}.youText`)}</p>
                </div>
              </div>
              <div className={`${boxStyles} bg-blue-50`}>
                <div>
                  <span className="text-xs lg:sr-only">{t('weDo')} </span>
                  <h3 className="text-[1.125rem] text-blue-700">{t(`steps.${step}.we`)}</h3>
                  <p className="mt-1.5 text-sm">{t(`steps.${step}.weText`)}</p>
                </div>
              </div>
            </li>
          ))}
        </ol>
      </PhoneFold>
    </Section>
  );
}

/** Says for whom an own server is worth it, and for whom it is not. */
export function PrivateFit() {
  const t = useTranslations('private.fit');
  const locale = useLocale();
  return (
    <Section tone="blue" labelledBy="private-fit-title">
      <div className="wrap grid gap-9 lg:grid-cols-[5fr_7fr] lg:gap-14">
        <div>
          <h2 id="private-fit-title" className="text-h2">
            <Phrases text={t('title')} />
          </h2>
          <ButtonLink
            size="xl"
            variant="white"
            href={applyPath(locale, 'privateOther')}
            className="mt-8 max-sm:w-full"
          >
            {t('apply')}
          </ButtonLink>
        </div>
        <ul className="private:border-white/35 border-b lg:row-span-2">
          {(['rules', 'many', 'ops'] as const).map((key) => (
            <li key={key} className="private:border-white/35 border-t py-5 md:py-8">
              <h3 className="private:text-[clamp(1.375rem,2.3vw,2rem)] leading-tight">
                {t(`items.${key}.name`)}
              </h3>
              <p className="mt-2 max-w-[38em]">{t(`items.${key}.text`)}</p>
            </li>
          ))}
        </ul>
        <p className="private:max-w-[22em] private:lg:self-end text-[0.9375rem]">
          {t('not')}
          <PlainLink
            href={pagePath(locale, '/download/contrast')}
            className="flex min-h-11 items-center font-bold underline underline-offset-4"
          >
            {t('notLink')}
          </PlainLink>
        </p>
      </div>
    </Section>
  );
}
