/** Words used in analytics, shared by pages, browser and server. A new word needs one more line here. */

/** Values of `data-track`, which marks a control that visitors click or an element around it. */
export const clickTargets = [
  'ad-bottom',
  'ad-top',
  'consult-aftersale',
  'consult-presale',
  'download',
  'footer',
  'language',
  'register',
  'sign-in',
  'trial',
] as const;
export type ClickTarget = (typeof clickTargets)[number];

/** Values of `data-display`, which marks a block that is counted when it comes into view. */
export const shownComponents = ['hot-product'] as const;

declare module 'react' {
  // This type is extended because all elements of a page have its attributes.
  interface AriaAttributes {
    'data-track'?: ClickTarget | undefined;
    'data-display'?: (typeof shownComponents)[number] | undefined;
  }
}

/** Counted pages that are not in the table of pages. */
export const extraPageNames = [
  'not-found',
  'server-error',
  'news-stored',
  'campaign-stored',
] as const;

/** Groups of the A/B test (S1). */
export const abGroups = ['A', 'B'] as const;
export type AbGroup = (typeof abGroups)[number];

/** What may make the trial hint appear: arriving at the home page, or seeing its hot-product block. */
export const trialHintOccasions = ['arrival', 'hot-product'] as const;
export type TrialHintOccasion = (typeof trialHintOccasions)[number];
