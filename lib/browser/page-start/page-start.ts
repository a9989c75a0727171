/**
 * The only script that runs while a page loads. It lets the page be painted first and loads the other scripts when the
 * browser is idle, or at once when the visitor acts (docs/adr/021-paint-before-scripts.md). The build bundles and
 * minifies it, and writes it into the head of each static page with the list of the page's scripts, unless LATE_SCRIPTS
 * is off.
 */
import { reportEarlyEvents } from '@/lib/analytics/report-early-events';
import { readPageName } from '@/lib/analytics/visits/page-name';
import { writeLocalValue } from '../local-storage';
import { findStoredLanguageUrl } from '../stored-language';
import { scheduleScripts } from './schedule-scripts';
import './early-click-types';

/** Elements the browser itself handles: links, fields, disclosures, popovers. */
const nativeControls =
  'a[href],input,select,textarea,option,label,summary,[popovertarget],video[controls]';

/** The language switch leaves the page at once, so the choice must be stored before (L2). */
function rememberLanguage(target: Element): void {
  const language = target.closest('a')?.dataset['language'];
  if (language) writeLocalValue('Language', language);
}

function startPage(scriptUrls: string): void {
  const clickedElements: Element[] = [];
  const buttons: HTMLElement[] = [];
  let hasBegun = false;
  let heldSubmission: { form: HTMLFormElement; submitter: HTMLElement | null } | null = null;
  const listenerController = new AbortController();
  const { signal } = listenerController;

  function resubmitHeld(): void {
    if (heldSubmission?.form.isConnected)
      heldSubmission.form.requestSubmit(heldSubmission.submitter);
    heldSubmission = null;
  }

  function loadScripts(): void {
    if (hasBegun) return;
    hasBegun = true;
    for (const src of scriptUrls.split(' ')) {
      const script = document.createElement('script');
      // The same src as in the page's data, so that the page does not load it a second time.
      script.src = src;
      script.async = true;
      // Without the scripts the browser submits a form itself, so no submission waits for code that is missing.
      script.onerror = () => {
        listenerController.abort();
        resubmitHeld();
      };
      document.head.append(script);
    }
  }

  function recordClick({ target }: Event): void {
    if (!(target instanceof Element)) return;
    const button = target.closest<HTMLElement>('button,[role]');
    rememberLanguage(target);
    if (target.closest(nativeControls)) clickedElements.push(target);
    else if (button && !buttons.includes(button)) buttons.push(button);
    // A phone's drawer must not cover the part of the page its link leads to.
    target.closest('a[href*="#"]')?.closest<HTMLElement>('[popover]')?.hidePopover();
  }

  function holdSubmit(event: SubmitEvent): void {
    event.preventDefault();
    event.stopPropagation();
    heldSubmission = { form: event.target as HTMLFormElement, submitter: event.submitter };
    loadScripts();
  }

  const captureOptions = { capture: true, signal };
  addEventListener('click', recordClick, captureOptions);
  addEventListener('submit', holdSubmit, captureOptions);
  scheduleScripts(loadScripts, captureOptions);
  // A visitor who leaves before the analytics code is loaded has still viewed a page and clicked a link.
  addEventListener(
    'pagehide',
    () => {
      const page = readPageName();
      // Only an error shown in place of a page has no name; it is not counted.
      if (page)
        reportEarlyEvents([{ page }, ...clickedElements.map((clicked) => ({ page, clicked }))]);
    },
    { signal },
  );

  // Whether the page has an English version is known once its links are parsed (L2).
  addEventListener('DOMContentLoaded', () => {
    const alternateUrl = findStoredLanguageUrl(location);
    if (!alternateUrl) return;
    listenerController.abort();
    location.replace(alternateUrl);
  });

  window.early = {
    clickedElements,
    onHydrated() {
      listenerController.abort();
      // Runs after React has finished hydrating.
      setTimeout(() => {
        for (const button of buttons.splice(0))
          // The click that submitted the form is repeated by submitting it.
          if (button.isConnected && button !== heldSubmission?.submitter) button.click();
        resubmitHeld();
      });
    },
  };
}

startPage(document.currentScript?.dataset['scripts'] ?? '');
