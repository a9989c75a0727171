import { useEffect } from 'react';
import { clickedLink } from '@/components/ui/clicked-link';

const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]');

function closeOthers({ target }: Event) {
  for (const menu of openMenus()) {
    if (!(target instanceof Node) || !menu.contains(target)) menu.open = false;
  }
}

function closeOnEscape(event: KeyboardEvent) {
  if (event.key !== 'Escape') return;
  for (const menu of openMenus()) {
    if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
    menu.open = false;
  }
}

/** The drawer stands over the page, which a keyboard must not reach meanwhile: Tab goes round in it. */
function stayInside(event: KeyboardEvent) {
  if (event.key !== 'Tab') return;
  const stops = [
    ...document.querySelectorAll<HTMLElement>(
      '#nav-drawer :is(a,button,summary):not(details:not([open])>ul *)',
    ),
  ];
  if (event.shiftKey) stops.reverse();
  if (document.activeElement !== stops.at(-1)) return;
  event.preventDefault();
  stops[0]?.focus();
}

/** A link inside a menu or the drawer leads away: nothing may stay open over the place it leads to. */
function closeAfterChoice(event: MouseEvent) {
  const link = clickedLink(event);
  const menu = link?.closest<HTMLDetailsElement>('details[data-menu]');
  if (menu) menu.open = false;
  link?.closest<HTMLElement>('[popover]')?.hidePopover();
}

/** What native disclosures and popovers lack: Escape, clicks and focus elsewhere, Tab going round. */
export function MenuBehaviour() {
  useEffect(() => {
    const control = new AbortController();
    const on = <Name extends keyof DocumentEventMap>(
      name: Name,
      listener: (event: DocumentEventMap[Name]) => void,
    ) => document.addEventListener(name, listener, control);
    on('click', closeOthers);
    on('focusin', closeOthers);
    on('click', closeAfterChoice);
    on('keydown', closeOnEscape);
    on('keydown', stayInside);
    return () => control.abort();
  }, []);
  return null;
}
