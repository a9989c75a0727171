/** A record with its lines, and the same one empty: what was there, and what is left. */
export function CancelPicture({ label }: { label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="0 0 264 96"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      className="w-full max-w-[264px]"
    >
      <rect x="1" y="1" width="104" height="94" rx="12" className="fill-paper stroke-line-2" />
      <path d="M18 24h40" className="stroke-text" strokeWidth="4" />
      <path d="M18 44h70M18 58h70M18 72h46" className="stroke-blue-400" strokeWidth="4" />
      <path d="M118 48h24m-8-8l8 8-8 8" className="stroke-text-3" />
      <rect
        x="159"
        y="1"
        width="104"
        height="94"
        rx="12"
        strokeDasharray="5 6"
        className="stroke-control"
      />
    </svg>
  );
}
