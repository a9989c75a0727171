import { Icon, type IconName } from '@/components/ui/icon';
import type { OwnSection } from '@/lib/content/campaigns/types';

type PaymentProps = Omit<
  Extract<OwnSection, { kind: 'payment' }>,
  'kind' | 'title' | 'lead' | 'note'
>;

/** Card, Alipay, WeChat: shown as what one holds while paying. */
const icons: readonly IconName[] = ['doc', 'phone', 'chat'];

/** Ways to pay beside the terms as a ledger. */
export function Payment({ ways, rows, caption }: PaymentProps) {
  return (
    <div className="grid gap-10 lg:grid-cols-[4fr_8fr] lg:gap-16">
      <ul className="grid gap-3 max-lg:grid-cols-3 max-sm:grid-cols-1">
        {ways.map((way, index) => (
          <li
            key={way}
            className="flex min-h-20 items-center gap-4 rounded-lg bg-paper px-6 font-bold text-text max-lg:px-4"
          >
            <Icon name={icons[index] ?? 'doc'} size={26} className="text-blue-600" />
            {way}
          </li>
        ))}
      </ul>
      <table className="w-full border-t-2 border-text">
        <caption className="pb-3 text-left text-sm text-text-3">{caption}</caption>
        <tbody>
          {rows.map(({ title, text }) => (
            <tr key={title} className="border-b border-line-2 max-sm:grid max-sm:py-3">
              <th
                scope="row"
                className="text-left align-top whitespace-nowrap text-text sm:py-4 sm:pr-8"
              >
                {title}
              </th>
              <td className="sm:py-4">{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
