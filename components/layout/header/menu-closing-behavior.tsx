import { useEffect } from 'react';
import { clickedLink } from '@/components/ui/clicked-link';

/**
 * The open menus that lie over the page, in the header and in bars (`details[data-menu]`); the menus of the open drawer
 * unfold inside it and stay as they are.
 */
const findOpenMenus = () =>
  document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]:not([role=dialog] *)');

function closeOthers({ target }: Event) {
  for (const menu of findOpenMenus()) {
    if (!(target instanceof Node) || !menu.contains(target)) menu.open = false;
  }
}

function closeOnEscape(event: KeyboardEvent) {
  if (event.key !== 'Escape') return;
  for (const menu of findOpenMenus()) {
    if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
    menu.open = false;
  }
}

/** A link inside a menu or the drawer leads to another place, so both are closed. */
function closeAfterChoice(event: MouseEvent) {
  const link = clickedLink(event);
  const menu = link?.closest<HTMLDetailsElement>('details[data-menu]');
  if (menu) menu.open = false;
  link?.closest<HTMLElement>('[popover]')?.hidePopover();
}

/** Adds to native disclosures and popovers that Escape, a click elsewhere and a focus elsewhere close them. */
export function MenuClosingBehavior() {
  useEffect(() => {
    const controller = new AbortController();
    const on = <Name extends keyof DocumentEventMap>(
      name: Name,
      listener: (event: DocumentEventMap[Name]) => void,
    ) => document.addEventListener(name, listener, { signal: controller.signal });
    on('click', closeOthers);
    on('focusin', closeOthers);
    on('click', closeAfterChoice);
    on('keydown', closeOnEscape);
    return () => controller.abort();
  }, []);
  return null;
}
