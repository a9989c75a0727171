import { DrawnIcon } from '@/components/ui/drawn-icon';
import { deviceStore } from '@/lib/demo/stores';
import { useDemo } from '../demo-context';
import { Pill } from '../parts/marks';
import { StoreMark, colorOf } from '../parts/tile';
import s from './devices.module.css';

const gate = { waiting: 'lock', allowed: 'check', denied: 'close' } as const;

/** The way from the device to the store, with the check in between. */
export function DevicePath() {
  const { state, messages } = useDemo();
  const w = messages.devices;
  if (!state.device) return null;
  return (
    <section
      aria-label={w.path}
      className={s.path}
      data-device={state.device}
      style={colorOf(deviceStore)}
    >
      <h5>{w.path}</h5>
      <div aria-hidden="true">
        <span>
          <DrawnIcon name="laptop" size={20} />
        </span>
        <i />
        <span className={s.gate}>
          <DrawnIcon name={gate[state.device]} size={18} />
        </span>
        <i />
        <StoreMark store={deviceStore} size="lg" />
      </div>
      <p>
        <span>{w.unknown}</span>
        <span>
          {state.device === 'waiting' && w.held}
          {state.device === 'allowed' && <Pill tone="ok">{w.once}</Pill>}
          {state.device === 'denied' && <Pill tone="risk">{w.refused}</Pill>}
        </span>
        <span>{messages.shops[deviceStore].full}</span>
      </p>
    </section>
  );
}
