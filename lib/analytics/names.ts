/** Words of the analytics, shared by pages, browser and server. A new one is one more line here. */

/** What visitors press, by the `data-track` of the control or of what stands around it. */
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

/** Blocks counted when they are seen, by their `data-display`. */
export const shownComponents = ['hot-product'] as const;

declare module 'react' {
  // All elements of a page have these.
  interface AriaAttributes {
    'data-track'?: ClickTarget | undefined;
    'data-display'?: (typeof shownComponents)[number] | undefined;
  }
}

/** Pages that are not in the table of pages but are counted. */
export const otherPages = ['not-found', 'server-error', 'news-stored', 'campaign-stored'] as const;

/** Groups of the A/B test (S1). */
export const abGroups = ['A', 'B'] as const;
export type AbGroup = (typeof abGroups)[number];

/** What may bring the hint at the demo up: coming to the home page, or seeing its hot-product block. */
export const tooltipOccasions = ['arrival', 'hot-product'] as const;
export type TooltipOccasion = (typeof tooltipOccasions)[number];
