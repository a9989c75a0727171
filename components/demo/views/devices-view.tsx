import { DrawnIcon } from '@/components/ui/drawn-icon';
import { deviceRequestMinute } from '@/lib/demo/scripted-day';
import { personIds, type PersonId } from '@/lib/demo/people';
import { formatClock } from '@/lib/demo/minutes';
import { useDemo } from '../demo-context';
import { DemoAvatars } from '../parts/demo-avatar';
import { Pill, type PillTone } from '../parts/status-marks';
import { DeviceAlert } from './device-alert';
import { DevicePath } from './device-path';
import s from './devices.module.css';
import { ViewHead } from './view-head';

interface Device {
  readonly name: 'office' | 'home' | 'unknown';
  readonly people: readonly PersonId[];
  readonly lastLogin: string;
  readonly state: 'registered' | 'waiting' | 'once' | 'refused';
}

const knownDevices: readonly Device[] = [
  { name: 'office', people: personIds, lastLogin: '09:02', state: 'registered' },
  { name: 'home', people: ['you', 'lin'], lastLogin: '08:12', state: 'registered' },
];
const deviceStates = { waiting: 'waiting', allowed: 'once', denied: 'refused' } as const;

/** Signed-in devices, and the device that waits for approval. */
export function DevicesView() {
  const { state, messages } = useDemo();
  const texts = messages.devices;
  const devices: readonly Device[] = state.deviceRequest
    ? [
        ...knownDevices,
        {
          name: 'unknown',
          people: ['lin'],
          lastLogin: formatClock(deviceRequestMinute),
          state: deviceStates[state.deviceRequest],
        },
      ]
    : knownDevices;
  return (
    <>
      <ViewHead title={messages.views.devices} />
      <DeviceAlert />
      <table className={s.table}>
        <thead>
          <tr>
            {[texts.device, texts.usedBy, texts.last, texts.state].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {devices.map((device) => (
            <DeviceRow key={device.name} {...device} />
          ))}
        </tbody>
      </table>
      {state.deviceRequest && <DevicePath />}
    </>
  );
}

function DeviceRow({ name, people, lastLogin, state }: Device) {
  const { messages } = useDemo();
  const isRisky = state === 'waiting' || state === 'refused';
  const tone: PillTone = isRisky ? 'risk' : 'ok';
  return (
    <tr data-risk={isRisky || undefined}>
      <th scope="row">
        <DrawnIcon name="laptop" size={18} />
        {messages.devices[name]}
      </th>
      <td>
        <DemoAvatars people={people} />
      </td>
      <td>{lastLogin}</td>
      <td>
        <Pill tone={tone}>{messages.devices[state]}</Pill>
      </td>
    </tr>
  );
}
