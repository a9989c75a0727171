export interface ResultPlaceholderProps {
  text: string;
  marks: string;
  /** Stands where the code will. */
  code: string;
  /** What comes before and after the code: the link, the file. */
  shapes: readonly (readonly [before: string, after: string])[];
}

/** Where the link will be: an empty QR code, and the link and the file with a gap for the code. */
export function ResultPlaceholder({ text, marks, code, shapes }: ResultPlaceholderProps) {
  return (
    <div className="grid min-h-[300px] content-center gap-6 rounded-lg bg-mist p-6 md:p-8 lg:min-h-[480px]">
      <svg viewBox="0 0 84 84" aria-hidden="true" className="size-28 text-line-2">
        <g className="fill-none stroke-current stroke-[6]">
          <rect x="3" y="3" width="26" height="26" rx="3" />
          <rect x="55" y="3" width="26" height="26" rx="3" />
          <rect x="3" y="55" width="26" height="26" rx="3" />
        </g>
        <path
          d="M13 13h6v6h-6zM65 13h6v6h-6zM13 65h6v6h-6zM38 4h6v6h-6zM38 18h6v12h-6zM38 38h14v6H38zM4 38h12v6H4zM24 38h6v6h-6zM60 38h6v6h-6zM74 38h6v14h-6zM38 52h6v14h-6zM52 54h12v6H52zM52 70h6v10h-6zM66 66h14v6H66zM38 74h6v6h-6z"
          className="fill-current"
        />
      </svg>
      <div>
        <p className="max-w-[20em] text-[18px] font-bold text-text">{text}</p>
        <p className="mt-1 text-sm text-text-3">{marks}</p>
      </div>
      <ul className="grid gap-2 font-mono text-sm text-text-3">
        {shapes.map(([before, after]) => (
          <li key={before} className="rounded-md bg-paper px-4 py-3 wrap-anywhere ring-1 ring-line">
            {before}
            <span className="rounded-xs bg-blue-100 px-1.5 py-0.5 font-sans font-bold text-blue-800">
              {code}
            </span>
            {after}
          </li>
        ))}
      </ul>
    </div>
  );
}
