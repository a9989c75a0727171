import { useTranslations } from 'next-intl';
import { functionGroups } from './functions';
import s from './function-index.module.css';

const follow = (name: string) => ({ animationTimeline: `--${name}` });

/** Where to go on this page, marked where one is. */
export function FunctionIndex() {
  const t = useTranslations('cores');
  return (
    <nav
      aria-label={t('contents')}
      className={`sticky top-0 z-10 max-lg:-mx-5 max-lg:overflow-x-auto max-lg:bg-paper max-lg:px-5 max-lg:py-2 lg:top-8 lg:self-start ${s.index}`}
    >
      <ul className="flex gap-2 lg:grid lg:gap-4">
        {functionGroups.map(({ key, items }) => (
          <li key={key} className="max-lg:flex-none">
            <a
              href={`#${key}`}
              style={follow(key)}
              className="inline-flex min-h-11 items-center font-bold text-text hover:text-blue-700 max-lg:rounded-full max-lg:border max-lg:border-line-2 max-lg:px-4 max-lg:text-sm"
            >
              {t(`groups.${key}.short`)}
            </a>
            <ul className="border-l-2 border-line-2 max-lg:hidden">
              {items.map((item) => (
                <li key={item}>
                  <a
                    href={`#${item}`}
                    style={follow(item)}
                    className="-ml-0.5 inline-flex min-h-9 items-center border-l-2 border-transparent pl-3 text-sm hover:text-blue-700"
                  >
                    {t(`items.${item}.title`)}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}
