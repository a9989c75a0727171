import { storeIds } from '@/lib/demo/store-ids';
import { fillTemplate } from '@/components/ui/fill-template';
import { openingTotals } from '@/lib/demo/selectors';
import { personIds } from '@/lib/demo/people';
import { useDemo } from '../demo-context';
import { EventButton } from '../parts/event-button';
import { DemoAvatar } from '../parts/demo-avatar';
import { HourAxis, SessionBars } from '../parts/session-bars';
import { Pill } from '../parts/status-marks';
import { StoreMark } from '../parts/store-mark';
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
            <span>{messages.stores[store].name}</span>
            <SessionBars store={store} isTall />
          </div>
        ))}
        <div>
          <span />
          <span />
          <HourAxis />
        </div>
      </div>
      <section aria-label={texts.by} className={s.people}>
        <header>
          <h4>{texts.by}</h4>
          <EventButton event={{ type: 'filterLog', person: null }} aria-pressed={!state.logFilter}>
            {texts.everyone}
          </EventButton>
        </header>
        {personIds.map((person) => {
          const { openingCount, storeCount } = openingTotals(state, person);
          return (
            <EventButton
              key={person}
              event={{ type: 'filterLog', person }}
              aria-pressed={state.logFilter === person}
              className={s.who}
            >
              <DemoAvatar person={person} />
              <span>
                <b>{messages.people[person].name}</b>
                <small>{fillTemplate(texts.opened, { n: openingCount })}</small>
              </span>
              <span>{fillTemplate(texts.stores, { n: storeCount })}</span>
              {person === state.leaver && <Pill tone="risk">{texts.left}</Pill>}
            </EventButton>
          );
        })}
      </section>
    </>
  );
}
