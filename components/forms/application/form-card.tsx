import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { NoScriptContacts } from '../no-script-contacts';

/** The line that says when support answers, with a clock. */
export function AnswerTimeLine({ children }: { children: ReactNode }) {
  return (
    <p className="mt-3 flex items-start gap-2 text-[0.9375rem] text-text">
      <Icon name="clock" size={18} className="mt-[3px] text-blue-600" />
      <span>{children}</span>
    </p>
  );
}

/** The white sheet that a form lies on, with other contacts for visitors without scripts (F2). */
export function FormCard({ children }: { children: ReactNode }) {
  return (
    <div className="mt-7 rounded-lg bg-paper p-5 shadow-2 sm:p-8 lg:p-10">
      <NoScriptContacts />
      {children}
    </div>
  );
}
