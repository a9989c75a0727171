import type { StoreId } from '@/lib/demo/store-ids';
import { DrawnIcon } from '@/components/ui/drawn-icon';
import { fillTemplate } from '@/components/ui/fill-template';
import { sellerPages } from '@/lib/demo/stores';
import { useDemo } from '../demo-context';
import { EventButton } from '../parts/event-button';
import { DemoMaskedCharacters } from '../parts/demo-masked-characters';
import { StoreMark, storeColorStyle } from '../parts/store-mark';
import s from './window.module.css';

/** Last digits of the newest three orders, the same in each store. */
const orderEnds = ['4187', '4186', '4179'] as const;

/** A store's own browser window: its tabs and URL, the exit of its route, and the seller page, signed in. */
export function StoreWindow({ store }: { store: StoreId }) {
  const { messages } = useDemo();
  const texts = messages.window;
  const { full, market } = messages.stores[store];
  const { address, ip } = sellerPages[store];
  return (
    <section
      aria-label={`${full} · ${texts.tab}`}
      data-store={store}
      style={storeColorStyle(store)}
      className={s.window}
    >
      <header className={s.strip}>
        <b>
          <StoreMark store={store} size="xs" />
          {full}
        </b>
        <span className={s.tab}>
          {texts.tab}
          <DrawnIcon name="close" size={12} />
        </span>
        <span className={s.another}>
          {texts.inbox}
          <DrawnIcon name="plus" size={14} />
        </span>
        <EventButton event={{ type: 'hideWindow' }} aria-label={messages.store.hide}>
          <DrawnIcon name="close" size={16} />
        </EventButton>
      </header>
      <p className={s.tools}>
        <DrawnIcon name="chevron-left" size={16} />
        <DrawnIcon name="chevron-right" size={16} />
        <span className={s.address}>
          <DrawnIcon name="lock" size={13} />
          {address}
        </span>
        <span className={s.exit}>
          <DrawnIcon name="globe" size={13} />
          {fillTemplate(texts.exit, { market, ip })}
        </span>
      </p>
      <p className={s.login}>
        <span>
          {messages.store.account} {store}-<DemoMaskedCharacters count={4} />
        </span>
        <span>
          {messages.store.password} <DemoMaskedCharacters count={8} />
        </span>
        <em>
          <DrawnIcon name="check" size={13} />
          {texts.filled}
        </em>
      </p>
      <OrdersPage store={store} />
    </section>
  );
}

/** The marketplace's page for the seller: today's orders. */
function OrdersPage({ store }: { store: StoreId }) {
  const { messages } = useDemo();
  const texts = messages.window;
  const { currency, amounts, orders } = sellerPages[store];
  // A currency code, because a sign such as $ is ambiguous where a seller has stores in several markets.
  const moneyFormat = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
  });
  return (
    <div className={s.office}>
      <p>
        {[texts.order, texts.product, texts.stock, texts.inbox].map((name) => (
          <span key={name}>{name}</span>
        ))}
      </p>
      <div>
        <div className={s.week}>
          <h4>
            {texts.today}
            <b>{orders.at(-1)}</b>
          </h4>
          <div aria-hidden="true" className={s.chart}>
            {orders.map((count) => (
              <i key={count} style={{ height: `${count}%` }} />
            ))}
          </div>
          <small>
            {texts.week}
            <br />
            {texts.sample}
          </small>
        </div>
        <ul className={s.orders}>
          {orderEnds.map((end, index) => (
            <li key={end}>
              <span>
                {store.toUpperCase()}-{end}
              </span>
              <b>{texts.products[store][index]}</b>
              <span>{moneyFormat.format(amounts[index] ?? 0)}</span>
              <em data-sent={index === 2 || undefined}>
                {index === 2 ? texts.sent : texts.waiting}
              </em>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
