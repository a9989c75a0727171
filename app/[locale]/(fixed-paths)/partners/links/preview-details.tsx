import type { ReactNode } from 'react';

interface PreviewDetailsProps {
  readonly messages: Readonly<
    Record<
      'title' | 'page' | 'button' | 'buttonLabel' | 'files' | 'line' | 'cookie' | 'utm' | 'form',
      string
    >
  >;
  readonly picture: { readonly src: string; readonly alt: string };
  /** The page's URL, as the visitor's browser shows it. */
  readonly url: ReactNode;
  /** The label of the sign-up button. */
  readonly couponLabel: string;
  /** Who recommends the product; '' where it is unknown. */
  readonly promoterName: string;
  /** Says what the preview is based on, or that it is being loaded. */
  readonly note: string;
  readonly files: readonly {
    readonly key: string;
    readonly name: string;
    readonly file: ReactNode;
  }[];
  /** Which line Windows visitors get. */
  readonly lineText: string;
  /** How long the code is remembered. */
  readonly cookieText: string;
  /** How long the utm_source is remembered; '' where the link has none. */
  readonly utmText: string;
  /** What the code does in the registration form. */
  readonly formText: string;
}

/** What the visitor of a link sees: its page and offer, its files, and how long the code is stored. */
export function PreviewDetails({ messages, picture, files, ...values }: PreviewDetailsProps) {
  const rows = [
    [messages.line, values.lineText],
    [messages.cookie, values.cookieText],
    ...(values.utmText ? [[messages.utm, values.utmText]] : []),
    [messages.form, values.formText],
  ];
  return (
    <div className="grid gap-8 lg:grid-cols-[5fr_6fr] lg:gap-14">
      <div className="min-w-0">
        <h3 className="text-sm text-text-3">{messages.page}</h3>
        <div className="mt-2 overflow-hidden rounded-md ring-1 ring-line-2">
          <p className="bg-mist px-4 py-2 font-mono text-xs wrap-anywhere text-text-3">
            {values.url}
          </p>
          <img
            src={picture.src}
            alt={picture.alt}
            width={1200}
            height={630}
            loading="lazy"
            decoding="async"
            className="partners:aspect-[1200/630] block w-full"
          />
        </div>
        <h3 className="mt-6 text-sm text-text-3">{messages.button}</h3>
        <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-2">
          <span className="inline-flex min-h-12 items-center rounded-md bg-blue-600 px-6 font-bold text-white">
            {messages.buttonLabel}
          </span>
          <span className="min-w-0">
            <b className="block text-warm-text">{values.couponLabel}</b>
            {values.promoterName && (
              <span className="block text-sm wrap-anywhere">{values.promoterName}</span>
            )}
          </span>
        </div>
        <p role="status" className="mt-2 min-h-6 text-sm text-text-3">
          {values.note}
        </p>
        <dl className="mt-5 grid gap-x-6 gap-y-3 text-[0.9375rem] sm:grid-cols-2">
          {rows.map(([term, value]) => (
            <div key={term}>
              <dt className="text-sm text-text-3">{term}</dt>
              <dd className="text-text">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="min-w-0">
        <h3 className="text-sm text-text-3">{messages.files}</h3>
        <dl className="mt-2 grid text-sm sm:grid-cols-[auto_1fr]">
          {files.map(({ key, name, file }) => (
            <div key={key} className="contents">
              <dt className="partners:sm:pr-5 partners:sm:pb-2 border-t border-line pt-2 text-text-3">
                {name}
              </dt>
              <dd className="partners:sm:border-t partners:sm:pt-2 border-line pb-2 font-mono text-xs leading-relaxed wrap-anywhere text-text">
                {file}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
