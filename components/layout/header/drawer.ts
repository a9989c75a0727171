/** Makes a dialog of the menu's open popover where the menu is a drawer. It is fetched in idle time. */

const findDrawer = () => document.getElementById('nav-drawer');

/** The elements that Tab reaches in the open drawer, in their order. */
const tabStopsIn = (drawer: HTMLElement) =>
  [...drawer.querySelectorAll<HTMLElement>('a, button, summary')].filter(
    (stop) => stop.offsetParent && !stop.closest('details:not([open]) > div'),
  );

/** The drawer covers the page, so Tab stays inside the drawer. */
function keepTabInside(event: KeyboardEvent) {
  const drawer = findDrawer();
  if (event.key !== 'Tab' || drawer?.role !== 'dialog') return;
  const stops = tabStopsIn(drawer);
  if (event.shiftKey) stops.reverse();
  if (document.activeElement !== stops.at(-1)) return;
  event.preventDefault();
  stops[0]?.focus();
}

const drawerButtonSelector = '[popovertarget=nav-drawer]:not([popovertargetaction])';

/** An open drawer is a dialog, takes the focus and unfolds the download menu; a closed drawer has its menus folded. */
function changeDrawer(drawer: HTMLElement, isOpen: boolean) {
  const menus = [...drawer.querySelectorAll<HTMLDetailsElement>('details[name]')];
  const downloadMenu = menus.find((menu) => menu.dataset.menu === 'download');
  drawer.role = isOpen ? 'dialog' : null;
  drawer.ariaModal = isOpen ? 'true' : null;
  drawer.ariaLabel = isOpen
    ? (document.querySelector(drawerButtonSelector)?.ariaLabel ?? null)
    : null;
  if (!isOpen) for (const menu of menus) menu.open = false;
  else {
    if (downloadMenu && !menus.some(({ open }) => open)) downloadMenu.open = true;
    tabStopsIn(drawer)[0]?.focus();
  }
}

function onToggle({ target, newState }: ToggleEvent) {
  const drawer = findDrawer();
  if (drawer && target === drawer) changeDrawer(drawer, newState === 'open');
}

/** Whether the drawer was opened before this code ran. */
const isDrawerOpen = (drawer: HTMLElement) => getComputedStyle(drawer).display === 'block';

/** Keeps the keyboard in the open drawer, and closes the drawer when the screen grows wide enough for the bar. */
export function watchDrawer(signal: AbortSignal) {
  document.addEventListener('keydown', keepTabInside, { signal });
  // A popover's events do not bubble.
  document.addEventListener('toggle', onToggle, { capture: true, signal });
  const wideScreen = matchMedia('(width >= 64rem)');
  wideScreen.addEventListener('change', () => findDrawer()?.hidePopover(), { signal });
  const drawer = findDrawer();
  if (drawer && isDrawerOpen(drawer)) changeDrawer(drawer, true);
}
