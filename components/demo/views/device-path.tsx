import { DrawnIcon } from '@/components/ui/drawn-icon';
import { deviceStore } from '@/lib/demo/stores';
import { useDemo } from '../demo-context';
import { Pill } from '../parts/status-marks';
import { StoreMark, storeColorStyle } from '../parts/store-mark';
import s from './devices.module.css';

const gateIcons = { waiting: 'lock', allowed: 'check', denied: 'close' } as const;

/** The way from the device to the store, with the check in between. */
export function DevicePath() {
  const { state, messages } = useDemo();
  const texts = messages.devices;
  if (!state.deviceRequest) return null;
  return (
    <section
      aria-label={texts.path}
      className={s.path}
      data-device={state.deviceRequest}
      style={storeColorStyle(deviceStore)}
    >
      <h5>{texts.path}</h5>
      <div aria-hidden="true">
        <span>
          <DrawnIcon name="laptop" size={20} />
        </span>
        <i />
        <span className={s.gate}>
          <DrawnIcon name={gateIcons[state.deviceRequest]} size={18} />
        </span>
        <i />
        <StoreMark store={deviceStore} size="lg" />
      </div>
      <p>
        <span>{texts.unknown}</span>
        <span>
          {state.deviceRequest === 'waiting' && texts.held}
          {state.deviceRequest === 'allowed' && <Pill tone="ok">{texts.once}</Pill>}
          {state.deviceRequest === 'denied' && <Pill tone="risk">{texts.refused}</Pill>}
        </span>
        <span>{messages.stores[deviceStore].full}</span>
      </p>
    </section>
  );
}
