import { Icon, type IconName } from '@/components/ui/icon';
import type { OwnSection } from '@/lib/content/types';

type PaymentProps = Omit<
  Extract<OwnSection, { kind: 'payment' }>,
  'kind' | 'title' | 'lead' | 'note'
>;

/** Card, Alipay, WeChat: shown as what one holds while paying. */
const icons: readonly IconName[] = ['doc', 'phone', 'chat'];

/** Ways to pay beside the terms as a ledger, both as high as each other. */
export function Payment({ ways, rows, caption }: PaymentProps) {
  return (
    <div className="grid gap-6 lg:grid-cols-[4fr_8fr]">
      <ul className="grid auto-rows-fr gap-6 max-lg:grid-cols-3 max-sm:grid-cols-1 max-sm:gap-3">
        {ways.map((way, index) => (
          <li
            key={way}
            className="flex min-h-20 items-center gap-5 rounded-xl bg-blue-100 px-6 text-[18px] font-bold text-text lg:px-9 lg:text-h3"
          >
            <Icon name={icons[index] ?? 'doc'} size={32} className="flex-none text-blue-600" />
            {way}
          </li>
        ))}
      </ul>
      <div
        role="group"
        aria-label={caption}
        className="rounded-xl bg-paper px-6 py-3 md:px-10 md:py-5"
      >
        <dl>
          {rows.map(({ title, text }) => (
            <div
              key={title}
              className="grid gap-x-8 gap-y-1 border-line-2 py-4 not-first:border-t md:grid-cols-[7em_1fr] md:py-5"
            >
              <dt className="font-bold text-text">{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
