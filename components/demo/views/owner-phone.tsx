import { formatClock } from '@/lib/demo/minutes';
import { deviceStore } from '@/lib/demo/stores';
import { useDemo } from '../demo-context';
import { StoreMark } from '../parts/store-mark';
import { DeviceChoice } from './device-alert';
import s from './devices.module.css';

/** The owner's phone with the same request; an answer on the phone or in the desktop app applies to both. */
export function OwnerPhone() {
  const { state, messages } = useDemo();
  const texts = messages.devices;
  return (
    <aside aria-label={texts.phone} className={s.phone}>
      <div>
        <p aria-hidden="true" className={s.top}>
          <span>{formatClock(state.at)}</span>
          <i />
        </p>
        <div className={s.note}>
          <StoreMark store={deviceStore} size="lg" />
          <small>
            {texts.phone} · {texts.now}
          </small>
          <h5>{texts.asks}</h5>
          <DeviceChoice />
        </div>
      </div>
    </aside>
  );
}
