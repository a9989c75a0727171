import { useEffect } from 'react';
import { watchDrawer } from './drawer';

/** The arrow keys down and up move through the entries of the open menu. */
function moveFocusWithArrowKeys(event: KeyboardEvent) {
  const menu =
    event.target instanceof Element
      ? event.target.closest('details[data-menu][open]:not([role=dialog] *)')
      : null;
  if (!menu || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
  const stops = [...menu.querySelectorAll<HTMLElement>('summary, a, button')];
  const currentIndex = stops.indexOf(document.activeElement as HTMLElement);
  const next =
    stops[(currentIndex + (event.key === 'ArrowDown' ? 1 : -1) + stops.length) % stops.length];
  event.preventDefault();
  next?.focus();
}

/**
 * A mouse that rests on a header menu opens it, and leaving closes a menu that was opened this way. The delay leaves
 * time to move into the panel.
 */
function openMenusOnHover(signal: AbortSignal) {
  if (!matchMedia('(hover:hover) and (pointer:fine)').matches) return;
  let timer: ReturnType<typeof setTimeout>;
  let openedMenu: HTMLDetailsElement | null = null;
  const onOver = ({ target }: PointerEvent) => {
    const menu = (target as Element).closest<HTMLDetailsElement>(
      '[name=site-menu]:not([role=dialog] *)',
    );
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        if (menu?.open) return;
        if (openedMenu) openedMenu.open = false;
        openedMenu = menu;
        if (menu) menu.open = true;
      },
      menu ? 120 : 300,
    );
  };
  const onClick = (event: MouseEvent) => {
    clearTimeout(timer);
    // A click on the name of a menu that the mouse has just opened keeps it open.
    if (openedMenu?.open && openedMenu.firstChild?.contains(event.target as Node))
      event.preventDefault();
    openedMenu = null;
  };
  document.addEventListener('pointerover', onOver, { signal });
  document.addEventListener('click', onClick, { signal });
}

/**
 * Adds arrow keys, menus that open under a resting mouse, and the drawer as a dialog. This code comes late, because
 * clicks, taps and Tab work without it.
 */
export function MenuHoverAndKeysBehavior() {
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    openMenusOnHover(signal);
    watchDrawer(signal);
    document.addEventListener('keydown', moveFocusWithArrowKeys, { signal });
    return () => controller.abort();
  }, []);
  return null;
}
