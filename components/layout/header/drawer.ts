/** The menu where it is a drawer: what makes a dialog of an open popover. Fetched in idle time. */
const drawerOf = () => document.getElementById('nav-drawer');

/** What Tab reaches in the open drawer, in its order. */
const stopsIn = (drawer: HTMLElement) =>
  [...drawer.querySelectorAll<HTMLElement>('a, button, summary')].filter(
    (stop) => stop.offsetParent && !stop.closest('details:not([open]) > div'),
  );

/** The drawer stands over the page, which a keyboard must not reach meanwhile: Tab goes round in it. */
function stayInside(event: KeyboardEvent) {
  const drawer = drawerOf();
  if (event.key !== 'Tab' || drawer?.role !== 'dialog') return;
  const stops = stopsIn(drawer);
  if (event.shiftKey) stops.reverse();
  if (document.activeElement !== stops.at(-1)) return;
  event.preventDefault();
  stops[0]?.focus();
}

const drawerButton = '[popovertarget=nav-drawer]:not([popovertargetaction])';

/** Open, the drawer is a dialog, takes the focus and has a menu unfolded; closed, it is as it came. */
function changeDrawer(drawer: HTMLElement, isOpen: boolean) {
  const menus = [...drawer.querySelectorAll<HTMLDetailsElement>('details[name]')];
  drawer.role = isOpen ? 'dialog' : null;
  drawer.ariaModal = isOpen ? 'true' : null;
  drawer.ariaLabel = isOpen ? (document.querySelector(drawerButton)?.ariaLabel ?? null) : null;
  if (!isOpen) for (const menu of menus) menu.open = false;
  else {
    if (menus[2] && !menus.some(({ open }) => open)) menus[2].open = true;
    stopsIn(drawer)[0]?.focus();
  }
}

function onToggle({ target, newState }: ToggleEvent) {
  const drawer = drawerOf();
  if (drawer && target === drawer) changeDrawer(drawer, newState === 'open');
}

/** Opened before this ran. */
const isOpened = (drawer: HTMLElement) => getComputedStyle(drawer).display === 'block';

/** Keeps the keyboard in the open drawer, and closes it where the screen grows wide enough for the bar. */
export function watchDrawer(control: AbortController) {
  const { signal } = control;
  document.addEventListener('keydown', stayInside, control);
  // A popover's events do not bubble.
  document.addEventListener('toggle', onToggle, { capture: true, signal });
  const wide = matchMedia('(width >= 64rem)');
  wide.addEventListener('change', () => drawerOf()?.hidePopover(), { signal });
  const drawer = drawerOf();
  if (drawer && isOpened(drawer)) changeDrawer(drawer, true);
}
