import type { ReactNode } from 'react';

interface RedirectNoticeProps {
  title: string;
  text: string;
  /** The content that the message is about. */
  children?: ReactNode;
  /** One action, and a way to decline it. */
  actions: ReactNode;
}

/** A page with one message in the middle and one action. */
export function RedirectNotice({ title, text, children, actions }: RedirectNoticeProps) {
  return (
    <section className="grid min-h-[max(420px,calc(100svh-170px))] place-items-center bg-mist py-12 text-text-2 md:py-16">
      <div className="wrap max-w-[640px] text-center">
        <h1 className="text-h2 text-text">{title}</h1>
        <p className="mx-auto mt-4 max-w-[32em] text-balance">{text}</p>
        {children}
        <div className="mt-8 flex flex-col items-center gap-2">{actions}</div>
      </div>
    </section>
  );
}
