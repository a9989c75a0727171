'use client';

import type { MouseEvent, ReactNode } from 'react';

interface ShareLinkProps {
  /** The URL to send: the page for the computer. */
  url: string;
  title: string;
  /** Mail with the link, for browsers that cannot share. */
  mailto: string;
  className?: string;
  children: ReactNode;
}

/** Passes the link to the phone's share sheet. Without a share sheet, and without JavaScript, it opens a mail (D8). */
export function ShareLink({ url, title, mailto, className, children }: ShareLinkProps) {
  async function share(event: MouseEvent) {
    if (typeof navigator.share !== 'function') return;
    event.preventDefault();
    try {
      await navigator.share({ title, url });
    } catch (error) {
      // Closing the share sheet is a choice; only an error falls back to the mail.
      if (!(error instanceof DOMException && error.name === 'AbortError')) location.href = mailto;
    }
  }
  return (
    <a href={mailto} onClick={share} className={className}>
      {children}
    </a>
  );
}
