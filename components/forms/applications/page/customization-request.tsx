import { getLocale, getTranslations } from 'next-intl/server';
import { responsePromise } from '@/lib/site';
import { NoScript } from '@/components/forms/no-script';
import { applicationWords } from '../application-words';
import { FormCard, PromiseLine } from './apply-page';
import { AfterSending, threeSteps } from './after-sending';
import { ApplicationFields } from '../application-fields';

/**
 * The customization request: heading, form, and what happens next. Brings its own `wrap`; the
 * section around it brings ground, space and `id`, and is named by `request-title`.
 */
export async function CustomizationRequest() {
  const [t, kit, locale] = await Promise.all([
    getTranslations('applications.customization'),
    getTranslations('applications.kit'),
    getLocale(),
  ]);
  const words = await applicationWords('customization', t('name'));
  const promise = responsePromise[locale];
  return (
    <div className="wrap text-text-2">
      <div className="mx-auto max-w-[960px]">
        <h2 id="request-title" className="text-h2 text-text">
          {t('title')}
        </h2>
        <p className="mt-3 max-w-[36em]">{t('lead')}</p>
        <PromiseLine>{t('promise', { promise })}</PromiseLine>
        <FormCard>
          <NoScript text={kit('noscript')} />
          <ApplicationFields kind="customization" words={words} submit={t('submit')} />
        </FormCard>
        <AfterSending
          level={3}
          steps={threeSteps(['call', 'scope', 'offer'], (key, part) =>
            t(`steps.${key}.${part}`, { promise }),
          )}
        />
      </div>
    </div>
  );
}
