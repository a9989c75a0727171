import { useState } from 'react';
import { fill } from '@/components/ui/fill';
import { buttonStyles } from '@/components/ui/button-styles';
import type { Facts } from '@/lib/detect/facts';
import type { DetectWords } from './types';

export interface RtcPanelProps {
  readonly words: DetectWords;
  readonly facts: Facts;
  /** Reads the addresses; settles when the report has them. */
  readonly ask: () => Promise<void>;
}

/** Explains before it asks: nothing of WebRTC is touched until this button is pressed. */
export function RtcPanel({ words: { rtc: words }, facts, ask }: RtcPanelProps) {
  const [busy, setBusy] = useState(false);
  const press = async () => {
    if (busy) return;
    setBusy(true);
    await ask();
    setBusy(false);
  };
  return (
    <div className="rounded-lg p-5 shadow-[inset_0_0_0_1px_var(--color-line-2)] md:p-8">
      <h3 className="text-h3 text-text">{words.title}</h3>
      <p className="mt-2 text-[15px]">{words.text}</p>
      <button
        type="button"
        onClick={() => void press()}
        aria-disabled={busy || undefined}
        className={buttonStyles({ variant: 'outline', className: 'mt-5 max-sm:w-full' })}
      >
        {words.ask}
      </button>
      <p role="status" className="mt-3 font-bold wrap-anywhere text-text empty:hidden">
        {busy ? words.busy : outcome(words, facts)}
      </p>
    </div>
  );
}

function outcome(words: DetectWords['rtc'], { rtc, unread }: Facts): string {
  if (unread.rtc) return words.unread;
  if (!rtc) return '';
  return rtc.addresses.length === 0
    ? words.nothing
    : fill(words.found, { addresses: rtc.addresses.join(', ') });
}
