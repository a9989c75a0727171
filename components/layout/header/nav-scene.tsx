import { useLocale, useTranslations } from 'next-intl';
import { PageLink } from '@/components/ui/page-link';
import { rememberedDays } from '@/lib/attribution/days';
import type { Menu } from '@/lib/navigation';
import { navHref } from './nav-item-link';

/** The page a menu shows a picture of: what it is about, and a drawing of few strokes. */
export function NavScene({ menu }: { menu: Menu }) {
  const locale = useLocale();
  const t = useTranslations(`common.nav.scenes.${menu.key}`);
  const Drawing = drawings[menu.key];
  return (
    <PageLink
      href={navHref(locale, menu.scene)}
      className="flex flex-col self-stretch overflow-hidden rounded-lg bg-mist pt-5 hover:bg-blue-50"
    >
      <b className="px-5">{t('title')}</b>
      <small className="block px-5 text-sm text-balance text-text-2">
        {t('text', { days: rememberedDays.promoter })}
      </small>
      <svg viewBox="0 0 360 150" aria-hidden="true" className="mt-auto block w-full pt-4">
        <path d="M20 160V18A10 10 0 0 1 30 8H330A10 10 0 0 1 340 18V160z" className="fill-paper" />
        <Drawing />
      </svg>
    </PageLink>
  );
}

/** Lines of text: left edge, height, length; the first weight is a name, the second what is said of it. */
const Names = ({ d }: { d: string }) => <path d={d} className="stroke-text" strokeWidth="7" />;
const Words = ({ d }: { d: string }) => <path d={d} className="stroke-line-2" strokeWidth="6" />;

interface DotsProps {
  d: string;
  /** Across. */
  size: number;
  className: string;
}

const Dots = ({ d, size, className }: DotsProps) => (
  <path d={d} className={className} strokeWidth={size} strokeLinecap="round" />
);

/** Three stores, each its colour and its own ground. */
const Stores = () => (
  <>
    <path d="M32 20H118V150H32z" className="fill-store-us/15" />
    <path d="M137 20H223V150H137z" className="fill-store-uk/15" />
    <path d="M242 20H328V150H242z" className="fill-store-de/20" />
    <rect x="44" y="34" width="30" height="30" rx="8" className="fill-store-us" />
    <rect x="149" y="34" width="30" height="30" rx="8" className="fill-store-uk" />
    <rect x="254" y="34" width="30" height="30" rx="8" className="fill-store-de" />
    <Names d="M44 84H100M149 84H199M254 84H306" />
    <Words d="M44 106H92M44 124H80M149 106H209M149 124H189M254 106H296M254 124H310" />
  </>
);

/** From one person to a hundred: rows of dots that grow. */
const Teams = () => (
  <>
    <Names d="M40 38H96M40 74H116M40 110H104" />
    <Words d="M40 54H76M40 90H86M40 126H90" />
    <Dots
      d="M180 44h.1M180 82h.1M204 82h.1M228 82h.1M252 82h.1M180 120h.1M204 120h.1M228 120h.1M252 120h.1M276 120h.1M300 120h.1"
      size={18}
      className="stroke-blue-400"
    />
  </>
);

/** Three questions with an answer each, and the one that is left. */
const Questions = () => (
  <>
    <Names d="M40 36H150M40 72H132M40 108H164" />
    <Words d="M210 36H250M210 72H240M210 108H256" />
    <Dots d="M308 36h.1M308 72h.1M308 108h.1" size={20} className="stroke-blue-600" />
    <path
      d="M303 36l4 4 6-8M303 72l4 4 6-8M303 108l4 4 6-8"
      className="fill-none stroke-white"
      strokeWidth="2.5"
    />
  </>
);

/** An address whose end is the partner's code. */
const Address = () => (
  <>
    <rect x="34" y="24" width="292" height="42" rx="10" className="fill-mist" />
    <Words d="M50 45H196" />
    <rect x="208" y="33" width="104" height="24" rx="6" className="fill-blue-600" />
    <path d="M220 45H300" className="stroke-white" strokeWidth="6" />
    <path
      d="M260 66V90H76V108M260 90H168V108M260 90V108"
      className="fill-none stroke-blue-200"
      strokeWidth="3"
    />
    <Dots d="M76 122h.1M168 122h.1M260 122h.1" size={26} className="stroke-store-uk" />
  </>
);

/** Four readings: three agree, one does not. */
const Readings = () => (
  <>
    <Names d="M40 34H92M40 64H112M40 94H84M40 124H104" />
    <Words d="M160 34H236M160 64H220M160 94H250M160 124H230" />
    <Dots d="M306 34h.1M306 64h.1M306 124h.1" size={16} className="stroke-ok-bright" />
    <Dots d="M306 94h.1" size={16} className="stroke-warm-500" />
  </>
);

const drawings = {
  product: Stores,
  solutions: Teams,
  download: Questions,
  partners: Address,
  resources: Readings,
} as const;
