import { storeIds, type StoreId } from '@/lib/demo/store-ids';
import { DrawnIcon } from '@/components/ui/drawn-icon';
import { codeMinute } from '@/lib/demo/scripted-day';
import { isGranted } from '@/lib/demo/selectors';
import { formatClock } from '@/lib/demo/minutes';
import { personIds } from '@/lib/demo/people';
import { cloudNumberEnds, codeStore } from '@/lib/demo/stores';
import { useDemo } from '../demo-context';
import { EventButton } from '../parts/event-button';
import { DemoAvatar } from '../parts/demo-avatar';
import { DemoMaskedCharacters } from '../parts/demo-masked-characters';
import { StoreMark, storeColorStyle } from '../parts/store-mark';
import { StoreInbox } from './store-inbox';
import s from './numbers.module.css';
import { ViewHead } from './view-head';
import v from './views.module.css';

/** The cloud number of each store; its messages only for viewers with access. */
export function CloudNumbersView() {
  const { state, messages } = useDemo();
  const store = state.selectedStore;
  return (
    <div className={s.numbers}>
      <section aria-label={messages.number.title} className={v.list}>
        <ViewHead title={messages.number.title} />
        <ul>
          {storeIds.map((storeId) => (
            <NumberRow key={storeId} store={storeId} />
          ))}
        </ul>
      </section>
      <section
        aria-label={messages.stores[store].full}
        data-store={store}
        style={storeColorStyle(store)}
        className={s.thread}
      >
        <header>
          <StoreMark store={store} size="lg" isEmpty={!isGranted(state, state.viewer, store)} />
          <div>
            <h4>{messages.stores[store].full}</h4>
            <small>{messages.stores[store].kind}</small>
          </div>
        </header>
        <StoreInbox store={store} />
        <WhoSees store={store} />
      </section>
    </div>
  );
}

function NumberRow({ store }: { store: StoreId }) {
  const { state, messages } = useDemo();
  const isSelected = store === state.selectedStore;
  return (
    <li data-store={store} data-chosen={isSelected || undefined} style={storeColorStyle(store)}>
      <EventButton
        event={{ type: 'selectStore', store }}
        aria-current={isSelected ? 'true' : undefined}
        className={v.pick}
      >
        <StoreMark store={store} isEmpty={!isGranted(state, state.viewer, store)} />
        <span>
          <b>{messages.stores[store].name}</b>
          <small>
            {messages.number.number} <DemoMaskedCharacters count={7} /> {cloudNumberEnds[store]}
          </small>
        </span>
      </EventButton>
      {store === codeStore && state.codeStatus === 'new' && (
        <time className={s.when}>{formatClock(codeMinute)}</time>
      )}
    </li>
  );
}

function WhoSees({ store }: { store: StoreId }) {
  const { state, messages } = useDemo();
  return (
    <div className={s.sees}>
      <h5>{messages.number.sees}</h5>
      <ul>
        {personIds.map((person) => {
          const sees = isGranted(state, person, store);
          return (
            <li key={person} data-yes={sees || undefined}>
              <DemoAvatar person={person} />
              <small>{messages.people[person].name}</small>
              <DrawnIcon name={sees ? 'check' : 'minus'} size={14} />
              <span className="sr-only">{sees ? messages.number.yes : messages.number.no}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
