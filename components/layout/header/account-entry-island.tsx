'use client';

import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { subscribeToNothing } from '@/lib/browser/use-is-hydrated';
import { useSignedInHint } from '@/lib/session/use-signed-in-hint';
import { cn } from '@/components/ui/cn';
import type { AccountMenuProps } from './account-menu';

interface AccountEntryIslandProps {
  /** The content for visitors without a session; it reserves its place, so that nothing shifts. */
  children: ReactNode;
  /** The content of the menu's button; `label` names the button where this content does not. */
  button: ReactNode;
  label?: string | undefined;
  loadingLabel: string;
  menu: AccountMenuProps;
  /** Classes of the whole, of the links to an account, and of the disclosure, its button and its panel. */
  look: { spot: string; links: string; menu: string; button: string; panel: string };
}

/** The links to an account, or the menu of the visitor's account; its content loads when it is opened. */
export function AccountEntryIsland({
  children,
  button,
  label,
  loadingLabel,
  menu,
  look,
}: AccountEntryIslandProps) {
  // Signing in or out leads to another page, or loads or refreshes this one, and then the cookie is read again.
  const isSignedIn = useSignedInHint(subscribeToNothing);
  const [content, setContent] = useState<ReactNode>(null);

  async function loadContent(event: SyntheticEvent<HTMLDetailsElement>) {
    if (!event.currentTarget.open || content) return;
    try {
      const { AccountMenu } = await import('./account-menu');
      setContent(<AccountMenu {...menu} />);
    } catch {
      setContent(menu.messages.failed);
    }
  }

  return (
    <div className={cn('grid items-center *:[grid-area:1/1]', look.spot)}>
      <div className={cn(look.links, isSignedIn && 'invisible')}>{children}</div>
      {isSignedIn && (
        <details data-menu onToggle={loadContent} className={look.menu}>
          <summary aria-label={label} className={look.button}>
            {button}
          </summary>
          <div className={look.panel}>{content ?? loadingLabel}</div>
        </details>
      )}
    </div>
  );
}
