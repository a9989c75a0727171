import { useLocale, useTranslations } from 'next-intl';
import { StoreTile } from '@/components/mockups/store-tile';
import { storeCodes, type StoreCode } from '@/components/mockups/stores';
import { PhoneFold } from '@/components/sections/phone-fold';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';
import { ButtonLink } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { SiteLink } from '@/components/sections/site-link';
import { pagePath } from '@/lib/i18n/paths';
import { minimumSystems } from '@/lib/site';

const rows = ['stores', 'systems', 'runtime'] as const;
const bound: readonly StoreCode[] = ['th', 'jp'];
const cell = 'px-2.5 py-2.5 align-top text-text max-sm:px-2 md:px-5 home:md:py-[18px]';
const rowHead = 'py-2.5 align-top home:sm:pr-2 font-normal text-text-3 home:md:py-[18px]';

/** Professional and VPS side by side. */
export function Editions() {
  const t = useTranslations('home.editions');
  const locale = useLocale();
  const facts = { server: minimumSystems.vps.windowsServer, dotNet: minimumSystems.vps.dotNet };
  return (
    <Section id="editions" labelledBy="editions-title">
      <div className="wrap grid items-center gap-5 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:gap-14">
        <div>
          <h2 id="editions-title" className="text-h2 text-text">
            <Phrases text={t('title')} />
          </h2>
          <p className="home:md:mb-2.5 mt-3 mb-1 md:mt-4">{t('lead')}</p>
          <SiteLink page="/download/contrast">{t('compare')}</SiteLink>
        </div>
        <PhoneFold label={t('caption')}>
          <table className="home:max-md:table-fixed home:max-md:wrap-break-word w-full border-collapse text-left max-md:text-sm">
            <caption className="sr-only">{t('caption')}</caption>
            <thead>
              <tr className="border-b-2 border-text">
                <td className="home:w-[60px] home:md:w-[140px]" />
                <EditionHead name={t('pro')} place={t('proPlace')} stores={storeCodes} marked />
                <EditionHead name={t('vps')} place={t('vpsPlace')} stores={bound} />
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr
                  key={row}
                  className={cn('border-b border-line', row === 'runtime' && 'max-md:hidden')}
                >
                  <th scope="row" className={rowHead}>
                    {t(`rows.${row}.name`)}
                  </th>
                  <td className={`${cell} bg-blue-50`}>{t(`rows.${row}.pro`, facts)}</td>
                  <td className={cell}>{t(`rows.${row}.vps`, facts)}</td>
                </tr>
              ))}
              <tr>
                <th scope="row" className={rowHead}>
                  <span className="sr-only">{t('get')}</span>
                </th>
                <td className={`${cell} rounded-b-lg bg-blue-50`}>
                  <ButtonLink
                    href={pagePath(locale, '/download')}
                    size="sm"
                    className="home:max-md:!px-3 whitespace-normal max-md:text-sm"
                  >
                    {t('downloadPro')}
                  </ButtonLink>
                </td>
                <td className={cell}>
                  <ButtonLink
                    href={pagePath(locale, '/vps')}
                    variant="outline"
                    size="sm"
                    className="home:max-md:!px-3 whitespace-normal max-md:text-sm"
                  >
                    {t('viewVps')}
                  </ButtonLink>
                </td>
              </tr>
            </tbody>
          </table>
        </PhoneFold>
      </div>
    </Section>
  );
}

interface EditionHeadProps {
  name: string;
  place: string;
  /** Stores this edition opens; the others are dashed. */
  stores: readonly StoreCode[];
  marked?: boolean;
}

function EditionHead({ name, place, stores, marked = false }: EditionHeadProps) {
  return (
    <th
      scope="col"
      className={`${cell} text-[1.125rem] leading-normal max-sm:text-[1.0625rem] max-xs:text-[0.9375rem] md:text-[1.375rem] ${marked ? 'rounded-t-lg bg-blue-50' : ''}`}
    >
      {name}
      <span className="block text-sm font-normal text-text-2">{place}</span>
      <span
        aria-hidden="true"
        className="home:gap-[5px] home:lg:max-xl:gap-[3px] mt-3 flex flex-wrap max-md:hidden"
      >
        {storeCodes.map((code) => (
          <StoreTile
            key={code}
            code={code}
            size="xs"
            empty={!stores.includes(code)}
            className="home:lg:max-xl:!size-[22px]"
          />
        ))}
      </span>
    </th>
  );
}
