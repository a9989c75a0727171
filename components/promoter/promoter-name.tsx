'use client';

import { WithPromoterOffer } from './with-promoter-offer';

interface PromoterNameProps {
  /** Text with the placeholder `{name}`. */
  recommendedBy: string;
  className?: string | undefined;
}

export function PromoterNameLine({
  recommendedBy,
  name,
  className,
}: PromoterNameProps & { name: string }) {
  return name && <p className={className}>{recommendedBy.replace('{name}', () => name)}</p>;
}

/** Who recommends the site, on a page without a coupon; renders nothing without a name. */
export function PromoterName(props: PromoterNameProps) {
  return (
    <WithPromoterOffer>
      {({ promoterName }) => <PromoterNameLine {...props} name={promoterName} />}
    </WithPromoterOffer>
  );
}
