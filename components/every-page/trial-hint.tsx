import { useEffect, useState } from 'react';
import { Icon } from '@/components/ui/icon';

/** Milliseconds after which the hint hides again. */
const shownMs = 5_000;

export interface TrialHintMessages {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly close: string;
}

interface TrialHintProps {
  messages: TrialHintMessages;
  /** The page of the online trial in the language of this page. */
  href: string;
  isOpen: boolean;
  onHide: () => void;
}

/**
 * The trial hint, which leads to /webtrial (S3). It lies over the page, so nothing shifts; it is announced politely and
 * hides after a while, on Escape, and when pointer or focus leaves it. While pointer or focus is on it, it stays.
 */
export function TrialHint({ messages, href, isOpen, onHide }: TrialHintProps) {
  return (
    <div
      role="status"
      className="fixed right-20 bottom-24 left-4 z-30 max-w-[360px] md:right-auto md:bottom-6 print:hidden"
    >
      {isOpen && <HintCard messages={messages} href={href} onHide={onHide} />}
    </div>
  );
}

function HintCard({ messages, href, onHide }: Omit<TrialHintProps, 'isOpen'>) {
  const [isPaused, setIsPaused] = useState(false);
  useEffect(() => {
    if (isPaused) return undefined;
    const timer = setTimeout(onHide, shownMs);
    return () => clearTimeout(timer);
  }, [isPaused, onHide]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && onHide();
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onHide]);
  return (
    <div
      data-trial-hint
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setIsPaused(true)}
      // On touch screens pointerleave comes before click; hiding the hint here would lose the tap.
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onHide()}
      onFocus={() => setIsPaused(true)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onHide();
      }}
      className="flex items-start gap-2 rounded-lg bg-paper py-2 pr-2 pl-5 text-text-2 shadow-2 ring-1 ring-line"
    >
      <div className="flex-1 pt-2">
        <p className="font-bold text-text">{messages.title}</p>
        <p className="mt-1 text-sm">{messages.text}</p>
        <a
          href={href}
          data-track="trial"
          className="mt-1 inline-flex min-h-11 items-center font-bold text-blue-700 underline underline-offset-4"
        >
          {messages.action}
        </a>
      </div>
      <button
        type="button"
        aria-label={messages.close}
        onClick={onHide}
        className="grid tap cursor-pointer place-items-center text-text-3 hover:text-text"
      >
        <Icon name="close" size={18} />
      </button>
    </div>
  );
}
