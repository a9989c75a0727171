import type { StoreId } from '@/lib/demo/store-ids';
import { DrawnIcon } from '@/components/ui/drawn-icon';
import { fillTemplate } from '@/components/ui/fill-template';
import { storeStatusOf, peopleWithAccess } from '@/lib/demo/selectors';
import { routeSignals } from '@/lib/demo/stores';
import { useDemo } from '../demo-context';
import { EventButton } from '../parts/event-button';
import { DemoAvatars } from '../parts/demo-avatar';
import { HourAxis, SessionBars } from '../parts/session-bars';
import { DemoMaskedCharacters } from '../parts/demo-masked-characters';
import { SignalBars, Pill } from '../parts/status-marks';
import { StoreMark, storeColorStyle } from '../parts/store-mark';
import { statusTones } from './status-tones';
import s from './views.module.css';

/** A store's details: account, route, who has access; never its password. */
export function StoreDetail({ store }: { store: StoreId }) {
  const { state, messages } = useDemo();
  const { name, kind, market, full } = messages.stores[store];
  const status = storeStatusOf(state, store);
  const texts = messages.store;
  return (
    <section
      aria-label={full}
      data-store={store}
      style={storeColorStyle(store)}
      className={s.detail}
    >
      <header>
        <StoreMark store={store} size="xl" isEmpty={status === 'none'} />
        <div>
          <h4>{name}</h4>
          <small>{kind}</small>
        </div>
        <Pill tone={statusTones[status]}>{messages.status[status]}</Pill>
        <EventButton
          event={{ type: 'closeSheet' }}
          aria-label={texts.closeSheet}
          className={s.shut}
        >
          <DrawnIcon name="close" size={18} />
        </EventButton>
      </header>
      <StoreActions store={store} />
      <dl>
        <div>
          <dt>{texts.account}</dt>
          <dd>
            <span>
              {store}-<DemoMaskedCharacters count={6} />
            </span>
          </dd>
        </div>
        <div>
          <dt>{texts.password}</dt>
          <dd>
            <DemoMaskedCharacters count={10} />
            <em>
              <DrawnIcon name="lock" size={13} />
              {texts.never}
            </em>
          </dd>
        </div>
        <div>
          <dt>{texts.route}</dt>
          <dd>
            <SignalBars level={routeSignals[store]} />
            {fillTemplate(texts.ownIp, { market })}
          </dd>
        </div>
        <div>
          <dt>{texts.profile}</dt>
          <dd>{texts.own}</dd>
        </div>
        <div>
          <dt>{texts.who}</dt>
          <dd>
            <DemoAvatars people={peopleWithAccess(state, store)} />
          </dd>
        </div>
      </dl>
      <div className={s.mini}>
        <h5>{texts.today}</h5>
        <SessionBars store={store} />
        <HourAxis />
      </div>
    </section>
  );
}

function StoreActions({ store }: { store: StoreId }) {
  const { state, messages } = useDemo();
  const status = storeStatusOf(state, store);
  if (status === 'none' || status === 'hours') return null;
  return (
    <div className={s.acts}>
      {status === 'attention' ? (
        <EventButton event={{ type: 'showView', view: 'devices' }} className={s.primary}>
          {messages.store.goDevice}
        </EventButton>
      ) : (
        <EventButton event={{ type: 'openStore', store }} className={s.primary}>
          {status === 'running' ? messages.store.show : messages.store.openFree}
        </EventButton>
      )}
      {status === 'running' && (
        <EventButton event={{ type: 'closeStore', store }} className={s.plain}>
          {messages.store.closeStore}
        </EventButton>
      )}
    </div>
  );
}
