import { DrawnIcon } from '@/components/ui/drawn-icon';
import { deviceStore } from '@/lib/demo/stores';
import { useDemo } from '../demo-context';
import { EventButton } from '../parts/event-button';
import { StoreMark } from '../parts/store-mark';
import s from './devices.module.css';
import v from './views.module.css';

/** The request of an unregistered device, or a note that there is no request. */
export function DeviceAlert() {
  const { state, messages } = useDemo();
  if (!state.deviceRequest)
    return (
      <div className={s.alert}>
        <div>
          <h5>{messages.devices.nothing}</h5>
          <p>{messages.devices.nothingText}</p>
        </div>
      </div>
    );
  return (
    <div className={s.alert} data-device={state.deviceRequest} data-store={deviceStore}>
      <StoreMark store={deviceStore} size="xl" />
      <div>
        <h5>{messages.devices.asks}</h5>
        <DeviceChoice />
      </div>
    </div>
  );
}

/**
 * Buttons to allow or refuse the device, and after the choice the decision. The desktop app and the phone both show
 * them.
 */
export function DeviceChoice() {
  const { state, messages } = useDemo();
  const texts = messages.devices;
  if (state.deviceRequest === 'waiting')
    return (
      <>
        <p>{texts.text}</p>
        <div className={v.acts}>
          <EventButton event={{ type: 'decideDevice', isAllowed: true }} className={v.plain}>
            {texts.allow}
          </EventButton>
          <EventButton event={{ type: 'decideDevice', isAllowed: false }} className={v.danger}>
            {texts.deny}
          </EventButton>
        </div>
      </>
    );
  const isDenied = state.deviceRequest === 'denied';
  return (
    <p className={s.answer} data-denied={isDenied || undefined}>
      <DrawnIcon name={isDenied ? 'close' : 'check'} size={18} />
      <span>
        <b>{isDenied ? texts.denied : texts.allowed}</b>
        <small>{texts.decided}</small>
      </span>
    </p>
  );
}
