import type { ReactNode } from 'react';

/** What can be done about an error, right where it stands. */
export function InlineAction({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="-my-3 min-h-11 cursor-pointer font-bold text-blue-700 underline underline-offset-4 hover:text-blue-800"
    >
      {children}
    </button>
  );
}
