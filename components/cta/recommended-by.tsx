'use client';

import { usePromoterAnswer } from './use-promoter-answer';

interface RecommendedByProps {
  /** With `{name}`. */
  by: string;
  className?: string | undefined;
}

/** Who recommends the site; nothing where nobody does. */
export function RecommenderLine({ by, name, className }: RecommendedByProps & { name: string }) {
  return name && <p className={className}>{by.replace('{name}', () => name)}</p>;
}

/** The same on a page without a coupon to claim. */
export function RecommendedBy(props: RecommendedByProps) {
  return <RecommenderLine {...props} name={usePromoterAnswer().recommender} />;
}
