'use client';

import {
  Suspense,
  lazy,
  useState,
  type ComponentType,
  type FormEvent,
  type ReactNode,
} from 'react';
import { TextField } from '@/components/ui/fields/text-field';
import {
  validatePromoterCode,
  parseUtm,
  promoterLink,
  utmNames,
  type UtmName,
} from '@/lib/attribution/promoter-link';
import { LinkBox, type LinkMessages } from './link-box';
import type { LinkResultProps } from './link-result';
import type { SharedPreviewData, VisitorPreviewProps } from './visitor-preview';

interface LinkFormProps {
  readonly messages: LinkMessages;
  /** Absolute URLs of the landing pages, by the values of the two choices. */
  readonly landingUrls: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The two choices: fields `page` and `language`. */
  readonly choices: ReactNode;
  /** The placeholder until there is a link; as large as the link's part. */
  readonly placeholder: ReactNode;
  /** The data for the preview, and its placeholder until there is a link. */
  readonly previewData: SharedPreviewData;
  readonly previewPlaceholder: ReactNode;
}

/** The link matters most; where its preview cannot be fetched, the preview is left out. */
const Preview = lazy(async (): Promise<{ default: ComponentType<VisitorPreviewProps> }> => {
  try {
    return { default: (await import('./visitor-preview')).VisitorPreview };
  } catch {
    return { default: () => null };
  }
});

/** The QR library is fetched with the first usable code, so visitors who only read do not load it. */
const Result = lazy(() =>
  import('./link-result').then(
    (module) => ({ default: module.LinkResult }),
    () => ({ default: PlainResult }),
  ),
);

const readForm = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

/** The text at the code field: an error, or a note that the code was changed from what was typed. */
function noticeOf(typedCode: string, messages: LinkMessages): { error?: string; hint: string } {
  const checkedCode = validatePromoterCode(typedCode);
  if (checkedCode.kind === 'code')
    return { hint: checkedCode.wasStripped ? messages.stripped : messages.codeHint };
  return checkedCode.kind === 'empty'
    ? { hint: messages.codeHint }
    : { error: messages.errors[checkedCode.kind], hint: messages.codeHint };
}

/** Makes a link of code, landing page and UTM values, and shows what its visitor will see. */
export function LinkForm({
  messages,
  landingUrls,
  choices,
  placeholder,
  previewData,
  previewPlaceholder,
}: LinkFormProps) {
  const [values, setValues] = useState<Record<string, string>>({});
  const update = (event: FormEvent<HTMLFormElement>) => setValues(readForm(event.currentTarget));
  const typedCode = values.code ?? '';
  const checkedCode = validatePromoterCode(typedCode);
  const { error, hint } = noticeOf(typedCode, messages);
  const { language = '', page: path = '' } = values;
  const landingUrl = landingUrls[language]?.[path];
  const utm: Partial<Record<UtmName, string>> = {};
  for (const name of utmNames) utm[name] = parseUtm(values[name] ?? '') ?? '';
  return (
    <form
      onInput={update}
      onSubmit={(event) => event.preventDefault()}
      autoComplete="off"
      className="partners:lg:grid-cols-[1fr_400px] grid gap-10 lg:gap-14"
    >
      <div className="grid content-start gap-6">
        <TextField
          id="link-code"
          name="code"
          label={messages.code}
          placeholder={messages.placeholder}
          hint={hint}
          error={error}
          autoCapitalize="none"
          spellCheck={false}
        />
        <p role="status" className="sr-only">
          {error ?? (hint === messages.stripped ? hint : '')}
        </p>
        {choices}
        <fieldset className="min-w-0 border-t border-line-2 pt-5">
          <legend className="partners:float-left w-full text-[1.125rem] font-bold text-text">
            {messages.utm}
          </legend>
          <p className="partners:clear-both text-sm">{messages.utmText}</p>
          <div className="mt-4 grid gap-4 sm:grid-cols-3">
            {utmNames.map((name) => (
              <TextField
                key={name}
                id={name}
                name={name}
                label={messages.names[name]}
                maxLength={100}
                error={parseUtm(values[name] ?? '') === null ? messages.errors.utm : undefined}
              />
            ))}
          </div>
        </fieldset>
      </div>
      <div className="min-w-0">
        {checkedCode.kind === 'code' && landingUrl ? (
          <Suspense fallback={placeholder}>
            <Result messages={messages} landingUrl={landingUrl} code={checkedCode.code} utm={utm} />
          </Suspense>
        ) : (
          placeholder
        )}
      </div>
      <section
        aria-labelledby="visitor-preview-title"
        className="border-t border-line-2 pt-8 lg:col-span-2"
      >
        <h2 id="visitor-preview-title" className="mb-5 text-h3 text-text">
          {previewData.messages.title}
        </h2>
        {checkedCode.kind === 'code' && landingUrl ? (
          <Suspense fallback={previewPlaceholder}>
            <Preview
              previewData={previewData}
              landingUrl={landingUrl}
              path={path}
              language={language}
              code={checkedCode.code}
              utm={utm}
            />
          </Suspense>
        ) : (
          previewPlaceholder
        )}
      </section>
    </form>
  );
}

/** The link alone, for when the rest could not be fetched. */
function PlainResult({ messages, landingUrl, code, utm }: LinkResultProps) {
  return (
    <>
      <p className="mb-4 font-bold text-text">{messages.failed}</p>
      <LinkBox messages={messages} link={promoterLink(landingUrl, code, utm)} />
    </>
  );
}
