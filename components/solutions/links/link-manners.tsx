import { useTranslations } from 'next-intl';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';
import { Icon } from '@/components/ui/icon';

const groups = {
  do: ['do.items.say', 'do.items.test', 'do.items.size', 'do.items.source'],
  not: ['not.items.brand', 'not.items.hide', 'not.items.promise', 'not.items.spam'],
} as const;

const marks = {
  do: { icon: 'check', look: 'bg-blue-600 text-white' },
  not: { icon: 'close', look: 'border-[1.5px] border-dashed border-control text-text-3' },
} as const;

/** Where a link does well, and what costs trust. */
export function LinkManners() {
  const t = useTranslations('partnersLinks.manners');
  return (
    <Section labelledBy="manners-title">
      <div className="wrap grid gap-10 lg:grid-cols-[3fr_9fr] lg:gap-14">
        <h2 id="manners-title" className="text-h2 text-text">
          <Phrases text={t('title')} />
        </h2>
        <div className="grid gap-10 md:grid-cols-2 md:gap-14">
          {(['do', 'not'] as const).map((group) => (
            <div key={group}>
              <h3 className="border-b-2 border-text pb-3 text-h3 text-text">
                {t(`${group}.title`)}
              </h3>
              <ul>
                {groups[group].map((key) => (
                  <li
                    key={key}
                    className="grid grid-cols-[36px_1fr] items-center gap-4 border-b border-line-2 py-5 text-text"
                  >
                    <span
                      className={`grid size-9 place-items-center rounded-full ${marks[group].look}`}
                    >
                      <Icon name={marks[group].icon} size={17} />
                    </span>
                    {t(key)}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </Section>
  );
}
