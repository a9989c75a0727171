import type { MessageGroup } from '@/lib/core/i18n/pick-messages';
import type { InAppBrowser } from './detect-in-app-browser';

/** Texts for a visitor of an app, in order. */
export interface GuideMessages {
  readonly title: string;
  readonly lead: string;
  /** Two steps, and a hint for other wordings of the menu; null where the app has no such menu. */
  readonly steps: { readonly menu: string; readonly open: string; readonly hint: string } | null;
  readonly link: {
    readonly title: string;
    readonly text: string;
    readonly copy: string;
    readonly copied: string;
    readonly failed: string;
    readonly qr: string;
  };
  /** For desktop windows, some of which can download; null elsewhere. */
  readonly anyway: { readonly text: string; readonly button: string } | null;
  readonly back: string;
}

/** The texts for one app, from the messages of a language (`inApp`). */
export function guideMessages(
  messages: MessageGroup<'inApp'>,
  { app, kind }: InAppBrowser,
): GuideMessages {
  const { steps, link, anyway } = messages;
  const withAppName = (text: string) => text.replace('{app}', messages.apps[app]);
  const [isMini, isDesktop] = [kind === 'mini', kind === 'desktop'];
  return {
    title: messages.title,
    lead: withAppName(isMini ? messages.leadMini : messages.lead),
    steps: isMini
      ? null
      : {
          menu: isDesktop ? steps.menuDesktop : steps.menu,
          open: isDesktop ? steps.openDesktop : steps.open,
          hint: steps.hint,
        },
    link: { ...link, title: isMini ? link.titleMini : link.title },
    anyway: isDesktop ? { text: withAppName(anyway.text), button: anyway.button } : null,
    back: messages.back,
  };
}
