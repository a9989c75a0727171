import { fill } from '@/components/ui/fill';
import { totalsOf } from '@/lib/demo/selectors';
import { personIds } from '@/lib/demo/people';
import { storeIds } from '@/lib/demo/stores';
import { useDemo } from '../demo-context';
import { EventButton } from '../parts/event-button';
import { DemoAvatar } from '../parts/avatar';
import { Axis, DayLane } from '../parts/lane';
import { Pill } from '../parts/marks';
import { StoreMark } from '../parts/tile';
import s from './logbook.module.css';
import { ViewHead } from './view-head';

/** The whole day: a lane for each store, and each person's share. */
export function LogbookView() {
  const { state, messages } = useDemo();
  const texts = messages.logbook;
  return (
    <>
      <ViewHead title={texts.title} />
      <div className={s.lanes}>
        {storeIds.map((store) => (
          <div key={store} data-store={store}>
            <StoreMark store={store} size="xs" />
            <span>{messages.shops[store].name}</span>
            <DayLane store={store} isTall />
          </div>
        ))}
        <div>
          <span />
          <span />
          <Axis />
        </div>
      </div>
      <section aria-label={texts.by} className={s.people}>
        <header>
          <h4>{texts.by}</h4>
          <EventButton event={{ type: 'filter', person: null }} aria-pressed={!state.filter}>
            {texts.everyone}
          </EventButton>
        </header>
        {personIds.map((person) => {
          const { opened, stores } = totalsOf(state, person);
          return (
            <EventButton
              key={person}
              event={{ type: 'filter', person }}
              aria-pressed={state.filter === person}
              className={s.who}
            >
              <DemoAvatar person={person} />
              <span>
                <b>{messages.people[person].name}</b>
                <small>{fill(texts.opened, { n: opened })}</small>
              </span>
              <span>{fill(texts.stores, { n: stores })}</span>
              {person === state.leaver && <Pill tone="risk">{texts.left}</Pill>}
            </EventButton>
          );
        })}
      </section>
    </>
  );
}
