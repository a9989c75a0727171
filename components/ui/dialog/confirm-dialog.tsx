import { useEffect, useId, useRef } from 'react';
import { buttonStyles } from '../button-styles';

interface ConfirmDialogProps {
  isOpen: boolean;
  /** The question. */
  title: string;
  text: string;
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  /** It is also called when Escape closes the question. */
  onCancel: () => void;
}

/** A question that the page asks in a native `<dialog>`; answering it gives the focus back. */
export function ConfirmDialog({
  isOpen,
  title,
  text,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
      className="m-auto w-[min(440px,calc(100vw-32px))] rounded-lg bg-paper p-6 text-left text-text-2 shadow-window backdrop:bg-ink-950/60 md:p-8"
    >
      <h2 id={`${id}title`} className="text-h3 text-text">
        {title}
      </h2>
      <p id={`${id}text`} className="mt-2 text-[0.9375rem]">
        {text}
      </p>
      <div className="mt-6 grid gap-3 sm:grid-cols-2">
        <button type="button" onClick={onCancel} className={buttonStyles({ variant: 'ghost' })}>
          {cancelLabel}
        </button>
        <button type="button" onClick={onConfirm} className={buttonStyles()}>
          {confirmLabel}
        </button>
      </div>
    </dialog>
  );
}
