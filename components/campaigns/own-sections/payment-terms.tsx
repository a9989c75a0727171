import { Icon, type IconName } from '@/components/ui/icon';
import type { OwnSection } from '@/lib/campaigns/campaign-types';

type PaymentTermsProps = Omit<
  Extract<OwnSection, { kind: 'payment' }>,
  'kind' | 'title' | 'lead' | 'note'
>;

/** Card, Alipay, WeChat: icons of what people hold when they pay. */
const wayIcons: readonly IconName[] = ['doc', 'phone', 'chat'];

/** Ways to pay next to a table of terms, both equally high. */
export function PaymentTerms({ ways, rows, caption }: PaymentTermsProps) {
  return (
    <div className="grid gap-6 lg:grid-cols-[4fr_8fr]">
      <ul className="campaigns:auto-rows-fr campaigns:max-sm:grid-cols-1 campaigns:max-sm:gap-3 grid gap-6 max-lg:grid-cols-3">
        {ways.map((way, index) => (
          <li
            key={way}
            className="campaigns:min-h-20 campaigns:lg:px-9 campaigns:lg:text-h3 flex items-center gap-5 rounded-xl bg-blue-100 px-6 text-[1.125rem] font-bold text-text"
          >
            <Icon name={wayIcons[index] ?? 'doc'} size={32} className="flex-none text-blue-600" />
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
              className="campaigns:md:grid-cols-[7em_1fr] grid gap-x-8 gap-y-1 border-line-2 py-4 not-first:border-t md:py-5"
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
