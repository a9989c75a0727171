import { storeIds, type StoreId } from '@/lib/demo/store-ids';
import { cn } from '@/components/ui/cn';
import { fillTemplate } from '@/components/ui/fill-template';
import { runningStoreCount, storeStatusOf } from '@/lib/demo/selectors';
import { mayManage } from '@/lib/demo/people';
import { routeSignals } from '@/lib/demo/stores';
import { useDemo } from '../demo-context';
import { EventButton } from '../parts/event-button';
import { SignalBars, Pill } from '../parts/status-marks';
import { StoreMark, storeColorStyle } from '../parts/store-mark';
import { statusTones } from './status-tones';
import { StoreDetail } from './store-detail';
import { ViewHead } from './view-head';
import s from './views.module.css';

/** Every store with its status and main action, and the details of the selected store. */
export function StoresView() {
  const { state, messages } = useDemo();
  return (
    <div className={s.split} data-sheet={state.isSheetOpen || undefined}>
      <section aria-label={messages.store.all} className={s.list}>
        <ViewHead
          title={messages.store.all}
          note={fillTemplate(messages.store.openNow, { n: runningStoreCount(state) })}
        />
        <ul>
          {storeIds.map((store) => (
            <StoreRow key={store} store={store} />
          ))}
        </ul>
      </section>
      <StoreDetail store={state.selectedStore} />
    </div>
  );
}

function StoreRow({ store }: { store: StoreId }) {
  const { state, messages } = useDemo();
  const status = storeStatusOf(state, store);
  const { name, kind, full } = messages.stores[store];
  const isSelected = store === state.selectedStore;
  return (
    <li data-store={store} data-chosen={isSelected || undefined} style={storeColorStyle(store)}>
      <EventButton
        event={{ type: 'selectStore', store }}
        aria-current={isSelected ? 'true' : undefined}
        className={cn(s.pick, status === 'none' && s.off)}
      >
        <StoreMark store={store} isEmpty={status === 'none'} />
        <span>
          <b>{name}</b>
          <small>{kind}</small>
        </span>
      </EventButton>
      <SignalBars level={routeSignals[store]} />
      <Pill tone={statusTones[status]}>{messages.status[status]}</Pill>
      {(status === 'running' || status === 'idle') && (
        <EventButton
          event={{ type: 'openStore', store }}
          aria-label={`${status === 'running' ? messages.store.show : messages.store.open} ${full}`}
          className={s.link}
        >
          {status === 'running' ? messages.store.show : messages.store.open}
        </EventButton>
      )}
      {status === 'attention' && mayManage(state.viewer) && (
        <EventButton
          event={{ type: 'showView', view: 'devices' }}
          aria-label={`${messages.store.view} ${full}`}
          className={s.link}
        >
          {messages.store.view}
        </EventButton>
      )}
    </li>
  );
}
