import { useTranslations } from 'next-intl';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';
import { Icon } from '@/components/ui/icon';
import { TextLink } from '@/components/ui/text-link';

const inside = ['install', 'stores', 'members', 'network', 'account', 'hand'] as const;
const outside = ['platform', 'operate', 'password', 'result'] as const;

/** What support does, and what nobody should expect of it. */
export function InAndOut() {
  const t = useTranslations('userService.scope');
  return (
    <Section tone="mist" labelledBy="scope-title">
      <div className="wrap">
        <h2 id="scope-title" className="text-h2 text-text">
          <Phrases text={t('title')} />
        </h2>
        <div className="mt-8 grid gap-12 md:mt-14 lg:grid-cols-[7fr_4fr] lg:gap-20">
          <div>
            <h3 className="border-b-2 border-text pb-3 text-h3 text-text">{t('inside')}</h3>
            <ul className="md:columns-2 md:gap-x-12">
              {inside.map((item) => (
                <li
                  key={item}
                  className="flex break-inside-avoid gap-3 border-b border-line-2 py-4 text-text"
                >
                  <Icon name="check" size={20} className="mt-1 text-blue-600" />
                  {t(`items.${item}`)}
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h3 className="border-b-2 border-line-2 pb-3 text-h3 text-text">{t('outside')}</h3>
            <ul>
              {outside.map((item) => (
                <li key={item} className="flex gap-3 border-b border-line-2 py-4">
                  <Icon name="minus" size={20} className="mt-1 text-text-3" />
                  {t(`items.${item}`)}
                </li>
              ))}
            </ul>
            <TextLink page="/service" className="mt-3">
              {t('self')}
            </TextLink>
            <br />
            <TextLink page="/cancel-account">{t('cancel')}</TextLink>
          </div>
        </div>
      </div>
    </Section>
  );
}
