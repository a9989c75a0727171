import type { StoreId } from '@/lib/demo/store-ids';
import { fillTemplate } from '@/components/ui/fill-template';
import { DrawnIcon } from '@/components/ui/drawn-icon';
import { codeMinute } from '@/lib/demo/scripted-day';
import { earlierCodeLines, isGranted } from '@/lib/demo/selectors';
import { formatClock } from '@/lib/demo/minutes';
import { codeStore } from '@/lib/demo/stores';
import { useDemo } from '../demo-context';
import { EventButton } from '../parts/event-button';
import { DemoAvatar } from '../parts/demo-avatar';
import { DemoMaskedCharacters } from '../parts/demo-masked-characters';
import { Pill } from '../parts/status-marks';
import s from './numbers.module.css';
import v from './views.module.css';

/** Last digits of earlier codes, newest first. */
const earlierCodeEnds = ['63', '18'];

/** A store's messages; nothing for a viewer without access. */
export function StoreInbox({ store }: { store: StoreId }) {
  const { state, messages } = useDemo();
  const earlierLines = earlierCodeLines(state, store);
  if (!isGranted(state, state.viewer, store))
    return (
      <p className={s.quiet}>
        <DrawnIcon name="lock" size={22} />
        {messages.number.hidden}
      </p>
    );
  if (store !== codeStore || (!state.codeStatus && earlierLines.length === 0))
    return <p className={s.quiet}>{messages.number.none}</p>;
  return (
    <>
      {state.codeStatus && <CodeCard />}
      <div className={s.earlier}>
        <h5>{messages.number.earlier}</h5>
        <ul>
          {earlierLines.map(({ at, actor }, index) => (
            <li key={at}>
              <time>{formatClock(at)}</time>
              <DemoAvatar person={actor} size="sm" />
              <span>
                <DemoMaskedCharacters count={4} /> {earlierCodeEnds[index]}
              </span>
              <Pill tone="ok">{messages.number.usedShort}</Pill>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

function CodeCard() {
  const { state, messages } = useDemo();
  const texts = messages.number;
  return (
    <div className={s.code}>
      <small>
        {texts.code} · {formatClock(codeMinute)}
      </small>
      <p className={s.digits}>
        <span className="sr-only">{fillTemplate(texts.lastTwo, { digits: '27' })}</span>
        {['', '', '', '', '2', '7'].map((digit, index) => (
          <i key={index} aria-hidden="true">
            {digit}
          </i>
        ))}
      </p>
      <p>{texts.text}</p>
      {state.codeStatus === 'new' ? (
        <EventButton event={{ type: 'fillCode', store: codeStore }} className={v.primary}>
          {texts.fill}
        </EventButton>
      ) : (
        <p className={s.used}>
          <DrawnIcon name="check" size={18} />
          {texts.used}
        </p>
      )}
    </div>
  );
}
