'use client';

import type { MouseEvent, ReactNode } from 'react';

export interface SendLinkProps {
  /** What is sent: the page for the computer. */
  url: string;
  title: string;
  /** Mail with the link, for browsers that cannot share. */
  mailto: string;
  className?: string;
  children: ReactNode;
}

/** Hands the link to the phone's share sheet; without one, and without JavaScript, it is a mail (D8). */
export function SendLink({ url, title, mailto, className, children }: SendLinkProps) {
  async function share(event: MouseEvent) {
    if (typeof navigator.share !== 'function') return;
    event.preventDefault();
    try {
      await navigator.share({ title, url });
    } catch (error) {
      // Closing the share sheet is an answer; only a refusal falls back to the mail.
      if (!(error instanceof DOMException && error.name === 'AbortError')) location.href = mailto;
    }
  }
  return (
    <a href={mailto} onClick={share} className={className}>
      {children}
    </a>
  );
}
