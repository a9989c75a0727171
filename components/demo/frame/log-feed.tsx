import { useState } from 'react';
import { DrawnIcon } from '@/components/ui/drawn-icon';
import { fillTemplate } from '@/components/ui/fill-template';
import { readableLog } from '@/lib/demo/selectors';
import { formatClock } from '@/lib/demo/minutes';
import { mayManage } from '@/lib/demo/people';
import type { LogKind } from '@/lib/demo/state';
import { useDemo } from '../demo-context';
import { DemoAvatar } from '../parts/demo-avatar';
import { StoreMark } from '../parts/store-mark';
import { logText } from '../demo-messages';
import s from './frame.module.css';

const seriousKinds: readonly LogKind[] = [
  'deviceWaits',
  'denyDevice',
  'offboard',
  'revokeAll',
  'closeOnOffboarding',
  'closeOnLostAccess',
  'revoke',
];

/**
 * The log next to the page, newest line first. Where there is no space, only the newest line shows, and a click opens
 * the rest.
 */
export function LogFeed() {
  const { state, messages } = useDemo();
  const [isOpen, setIsOpen] = useState(false);
  const lines = readableLog(state);
  return (
    <section aria-label={messages.feed.title} className={s.feed} data-open={isOpen || undefined}>
      <header>
        <h4>{messages.feed.title}</h4>
        <span>{fillTemplate(messages.feed.lines, { n: lines.length })}</span>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={messages.feed.title}
          onClick={() => setIsOpen(!isOpen)}
        >
          <DrawnIcon name="chevron-down" size={16} />
        </button>
      </header>
      {/* A scrollable list must be reachable by keyboard. */}
      <ol tabIndex={0} aria-label={messages.feed.title}>
        {lines.map((line, index) => (
          <li
            key={lines.length - index}
            data-new={(line.isByVisitor && index < state.addedLogLineCount) || undefined}
            data-serious={seriousKinds.includes(line.kind) || undefined}
          >
            <time>{formatClock(line.at)}</time>
            <DemoAvatar person={line.actor} size="sm" />
            <span>
              <span className="sr-only">{messages.people[line.actor].name} </span>
              {logText(messages, line)}
            </span>
            {line.store && <StoreMark store={line.store} size="xs" />}
          </li>
        ))}
      </ol>
      {lines.length < 7 && (
        <p>{mayManage(state.viewer) ? messages.feed.keep : messages.feed.mine}</p>
      )}
    </section>
  );
}
