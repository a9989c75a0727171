import { useTranslations } from 'next-intl';
import { ScenePicture } from '@/components/demo/scene-picture';
import type { SceneStill } from '@/components/demo/scene-images';
import { DemoLink } from '@/components/demo/demo-link';
import { PageCrumbs } from '@/components/sections/page-crumbs';
import { phonePictureStyles } from '@/components/mockups/phone-picture-styles';
import { DarkHero } from '@/components/sections/dark-hero';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';
import { Icon } from '@/components/ui/icon';
import { ScrollRow } from '@/components/ui/list/scroll-row';
import { PageTextLink } from '@/components/sections/page-text-link';
import { minimumSystems } from '@/lib/releases/minimum-systems';
import {
  AndroidButton,
  AndroidQr,
  type AndroidQrProps as PhoneHeroProps,
} from './android-download';

/** The hero: all stores on the phone, and a device that asks for access. */
export function PhoneHero({ mayHaveDownload, sha256 }: PhoneHeroProps) {
  const t = useTranslations('phoneApp.hero');
  return (
    <DarkHero
      crumbs={<PageCrumbs path="/app/site" />}
      title={t('title')}
      lead={t('lead')}
      actions={<AndroidButton mayHaveDownload={mayHaveDownload} />}
      picture={<TwoPhones />}
    >
      <AndroidQr mayHaveDownload={mayHaveDownload} sha256={sha256} />
      <DemoLink scene="unknown-device" tone="ink" className="mt-4" />
    </DarkHero>
  );
}

const heroPhoneStyles =
  'h-auto product:rounded-[40px] border-[9px] product:border-ink-950 bg-paper shadow-window ring-1 product:ring-on-ink-3';

/** Two readable screens of one day: an overview, and a request to decide. */
function TwoPhones() {
  return (
    <div className="flex items-start justify-center md:justify-between lg:gap-6">
      <ScenePicture
        scene="open-store"
        crop="seat-you"
        className={`${heroPhoneStyles} product:mt-16 product:md:w-[45%] max-md:hidden`}
      />
      <ScenePicture
        scene="unknown-device"
        crop="phone"
        hasPriority
        className={`${heroPhoneStyles} product:max-w-[340px] product:md:w-[51%] w-full`}
      />
    </div>
  );
}

const phoneMoments = [
  { key: 'grant', time: '8:30', still: { scene: 'morning-grant', crop: 'phone-granted' } },
  { key: 'warn', time: '11:20', still: { scene: 'unknown-device', crop: 'phone-refused' } },
  { key: 'revoke', time: '16:30', still: { scene: 'leaving', crop: 'phone-left' } },
  { key: 'see', time: '22:00', still: { scene: 'closing', crop: 'phone' } },
] as const satisfies readonly { key: string; time: string; still: SceneStill }[];

/** Four moments of one day away from the desk, each with its screen. */
export function PhoneUses() {
  const t = useTranslations('phoneApp.uses');
  return (
    <Section tone="mist" labelledBy="phone-uses-title">
      <div className="wrap">
        <h2 id="phone-uses-title" className="text-h2 text-text">
          <Phrases text={t('title')} />
        </h2>
        <ScrollRow
          label={t('label')}
          className="product:md:gap-y-14 mt-8 md:mt-12 md:grid md:grid-cols-2 md:gap-x-8 lg:grid-cols-4"
        >
          {phoneMoments.map(({ key, time, still }) => (
            <article key={key} aria-labelledby={`move-${key}`}>
              <time
                dateTime={time.padStart(5, '0')}
                className="font-num text-[1.75rem] leading-none font-bold text-blue-600"
              >
                {time}
              </time>
              <ScenePicture {...still} className={phonePictureStyles} />
              <h3 id={`move-${key}`} className="mt-6 text-h3 text-text">
                {t(`${key}.title`)}
              </h3>
              <p className="mt-1.5">{t(`${key}.text`)}</p>
            </article>
          ))}
        </ScrollRow>
      </div>
    </Section>
  );
}

const taskRows = [
  ['warnings', true, true],
  ['grants', true, true],
  ['list', true, true],
  ['open', false, true],
  ['passwords', false, true],
  ['robot', false, true],
] as const;

/** What belongs on the phone and what stays on the computer. */
export function PhoneAndComputer() {
  const t = useTranslations('phoneApp.phoneAndComputer');
  const availabilityMark = (isAvailable: boolean) => (
    <span className="inline-flex items-center gap-2 whitespace-nowrap max-md:gap-1 max-md:text-sm">
      <Icon
        name={isAvailable ? 'check' : 'minus'}
        className={isAvailable ? 'text-blue-600' : 'text-text-3'}
      />
      <span className={isAvailable ? 'font-bold text-text' : 'text-text-3'}>
        {t(isAvailable ? 'yes' : 'no')}
      </span>
    </span>
  );
  return (
    <Section labelledBy="phone-and-computer-title" title={t('title')} lead={t('lead')}>
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">{t('caption')}</caption>
        <thead>
          <tr className="border-b-2 border-text text-text">
            <th scope="col" className="pb-3 font-normal text-text-3">
              {t('what')}
            </th>
            <th scope="col" className="product:max-md:w-[6em] w-[24%] pb-3">
              {t('hand')}
            </th>
            <th scope="col" className="product:max-md:w-[6em] w-[24%] pb-3">
              {t('desk')}
            </th>
          </tr>
        </thead>
        <tbody>
          {taskRows.map(([row, isOnPhone, isOnDesktop]) => (
            <tr key={row} className="border-b border-line-2">
              <th scope="row" className="py-4 pr-4 font-normal text-text">
                {t(`rows.${row}`)}
              </th>
              <td>{availabilityMark(isOnPhone)}</td>
              <td>{availabilityMark(isOnDesktop)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <PageTextLink path="/download" className="mt-5">
        {t('download')}
      </PageTextLink>
    </Section>
  );
}

const startSteps = ['install', 'signIn', 'notify'] as const;

/** Three steps to start, and what the phone never gets. */
export function PhoneStart() {
  const t = useTranslations('phoneApp.start');
  return (
    <Section tone="ink" labelledBy="phone-start-title">
      <div className="wrap grid gap-12 lg:grid-cols-[5fr_7fr] lg:gap-20">
        <div>
          <h2 id="phone-start-title" className="text-h2 text-on-ink">
            {t('title')}
          </h2>
          <p className="mt-4 max-w-[28em]">{t('lead')}</p>
        </div>
        <ol className="border-b border-ink-line">
          {startSteps.map((step, index) => (
            <li
              key={step}
              className="product:grid-cols-[64px_1fr] product:md:grid-cols-[110px_1fr] grid items-baseline border-t border-ink-line py-6"
            >
              <span
                aria-hidden="true"
                className="font-num text-[2.75rem] leading-none font-bold text-blue-400 md:text-[4rem]"
              >
                {index + 1}
              </span>
              <span>
                <b className="block text-[1.25rem] text-on-ink">{t(`${step}.title`)}</b>
                {t(`${step}.text`, { android: minimumSystems.android })}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
