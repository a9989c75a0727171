import type { ReactNode } from 'react';
import { NoScriptContacts } from '../no-script-contacts';

/** The white sheet that a form lies on, with other contacts for visitors without scripts (F2). */
export function FormCard({ children }: { children: ReactNode }) {
  return (
    <div className="mt-7 rounded-lg bg-paper p-5 shadow-2 sm:p-8 lg:p-10">
      <NoScriptContacts />
      {children}
    </div>
  );
}
