export interface ResultPlaceholderProps {
  text: string;
  /** Stands where the code will. */
  code: string;
  /** The link up to the code. */
  shape: string;
}

/** Where the link will be: an empty QR code, and the link with a gap for the code. */
export function ResultPlaceholder({ text, code, shape }: ResultPlaceholderProps) {
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
      <p className="max-w-[20em] text-[18px] font-bold text-text">{text}</p>
      <p className="rounded-md bg-paper px-4 py-3 font-mono text-sm wrap-anywhere text-text-3 ring-1 ring-line">
        {shape}
        <span className="rounded-xs bg-blue-100 px-1.5 py-0.5 font-sans font-bold text-blue-800">
          {code}
        </span>
      </p>
    </div>
  );
}
