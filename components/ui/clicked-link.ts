/** The link that was clicked; null when the click was not on a link. */
export const clickedLink = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest('a') : null;

/** Whether a click asks for the link itself, not for a new tab, a window or a download of it. */
export const isPlainClick = (event: MouseEvent): boolean =>
  !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
