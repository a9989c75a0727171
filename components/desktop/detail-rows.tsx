/** Details from the desktop app, one line each. */
export function DetailRows({ rows }: { rows: readonly (readonly [string, string])[] }) {
  return (
    <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-[max-content_1fr]">
      {rows.map(([label, text]) => (
        <div key={label} className="contents">
          <dt className="font-bold text-text">{label}</dt>
          <dd className="wrap-anywhere">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
