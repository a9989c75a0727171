'use client';

import { useId, useRef, type ReactNode } from 'react';
import { Icon } from '../icon';
import { cn } from '../cn';

interface DialogProps {
  /** The content of the opening button. */
  trigger: ReactNode;
  triggerClassName?: string;
  title: string;
  closeLabel: string;
  children: ReactNode;
}

/**
 * A button with the dialog it opens, on native `<dialog>`: the browser keeps the focus inside, closes on Escape and
 * gives the focus back to the button.
 */
export function Dialog({ trigger, triggerClassName, title, closeLabel, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={triggerClassName}
        onClick={() => dialog.current?.showModal()}
      >
        {trigger}
      </button>
      <dialog
        ref={dialog}
        aria-labelledby={titleId}
        // A click on the backdrop hits the dialog element itself; a click on the content never does.
        onClick={(event) => event.target === event.currentTarget && dialog.current?.close()}
        className={cn(
          'm-auto w-[min(480px,calc(100vw-32px))] rounded-lg bg-paper p-0 text-left text-text-2 shadow-window',
          'backdrop:bg-ink-950/60',
        )}
      >
        <div className="p-6 md:p-8">
          <div className="mb-4 flex items-start justify-between gap-4">
            <h2 id={titleId} className="pt-2 text-h3 text-text">
              {title}
            </h2>
            <button
              type="button"
              aria-label={closeLabel}
              onClick={() => dialog.current?.close()}
              className="-mt-1 -mr-3 grid tap flex-none cursor-pointer place-items-center rounded-sm text-text-3 hover:bg-mist hover:text-text"
            >
              <Icon name="close" />
            </button>
          </div>
          {children}
        </div>
      </dialog>
    </>
  );
}
