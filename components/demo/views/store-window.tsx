import { DrawnIcon } from '@/components/ui/drawn-icon';
import { fill } from '@/components/ui/fill';
import type { StoreId } from '@/lib/demo/stores';
import { useDemo } from '../demo-context';
import { Act } from '../parts/act';
import { MaskedDots } from '../parts/marks';
import { StoreMark, colourOf } from '../parts/tile';
import s from './window.module.css';

const orders = [34, 52, 40, 66, 58, 80, 72, 94];

/** A store's own window: signed in already, on its own line. */
export function OpenedStore({ store }: { store: StoreId }) {
  const { messages } = useDemo();
  const w = messages.window;
  const { full, market } = messages.shops[store];
  return (
    <section aria-label={full} data-store={store} style={colourOf(store)} className={s.window}>
      <header>
        <StoreMark store={store} size="xs" />
        <b>{full}</b>
        <Act event={{ type: 'hide' }} aria-label={messages.store.hide}>
          <DrawnIcon name="close" size={16} />
        </Act>
      </header>
      <p className={s.address}>
        <DrawnIcon name="lock" size={13} />
        {w.office}
        <span>
          <DrawnIcon name="check" size={13} />
          {fill(w.line, { market })}
        </span>
      </p>
      <p className={s.login}>
        <span>
          {messages.store.account}
          <b>
            {store}-<MaskedDots count={4} />
          </b>
        </span>
        <span>
          {messages.store.password}
          <b>
            <MaskedDots count={8} />
          </b>
        </span>
        <em>
          <DrawnIcon name="check" size={13} />
          {w.filled}
        </em>
      </p>
      <div className={s.office}>
        <p>
          {[w.order, w.product, w.stock, w.inbox].map((name) => (
            <span key={name}>{name}</span>
          ))}
        </p>
        <div>
          <h4>
            {w.orders}
            <small>{w.sample}</small>
          </h4>
          <div aria-hidden="true" className={s.chart}>
            {orders.map((height) => (
              <i key={height} style={{ height: `${height}%` }} />
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
