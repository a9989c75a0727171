/** The logo: three stores of different height inside the product's blue square. */
export function BrandMark({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" className="shrink-0">
      <rect width="32" height="32" rx="9" className="fill-blue-600" />
      <rect x="7" y="15" width="4.5" height="10" rx="1.5" className="fill-white/70" />
      <rect x="13.75" y="7" width="4.5" height="18" rx="1.5" className="fill-white" />
      <rect x="20.5" y="11" width="4.5" height="14" rx="1.5" className="fill-white/70" />
    </svg>
  );
}
