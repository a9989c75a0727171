'use client';

import { useEffect, useRef, useState, type DragEvent, type FormEvent, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { TextAreaField } from '@/components/ui/fields/text-area-field';
import type { UrlRules } from '@/lib/verify/url/url-result';
import { ErrorLine } from './error-line';
import { readDrop, type FileSelectionError } from './read-drop';
import type { PastedResult } from './check-pasted';
import type { CheckMessages, VerifyResultProps } from './result-panel';

/** The code that is fetched with the first file or text. */
type LazyPanels = typeof import('./lazy-panels');

interface FileCheckFieldProps extends VerifyResultProps {
  readonly messages: CheckMessages['file'];
  /** The label of the file field, as large as its zone. */
  readonly children: ReactNode;
}

/**
 * A file field as large as its zone: the browser itself accepts a dropped or chosen file, even before this code has
 * loaded. The code that handles a file is fetched with the first file.
 */
export function FileCheckField({ children, ...props }: FileCheckFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [selectionError, setSelectionError] = useState<FileSelectionError | null>(null);
  const [panels, setPanels] = useState<LazyPanels | 'failed' | null>(null);
  const [isDraggedOver, setIsDraggedOver] = useState(false);

  function chooseFile(selection: File | FileSelectionError | undefined) {
    if (!selection) return;
    const isFile = selection instanceof File;
    // A drop that is not a file does not replace the file being checked.
    if (isFile) setFile(selection);
    setSelectionError(isFile ? null : selection);
    import('./lazy-panels').then(setPanels, () => setPanels('failed'));
  }

  useEffect(() => {
    // The visitor may have chosen a file before this code was loaded.
    chooseFile(input.current?.files?.[0]);
    // A file dropped next to the zone must not open in place of the page.
    const preventOpen = (event: Event) => event.preventDefault();
    addEventListener('dragover', preventOpen);
    addEventListener('drop', preventOpen);
    return () => {
      removeEventListener('dragover', preventOpen);
      removeEventListener('drop', preventOpen);
    };
  }, []);

  return (
    <>
      <div
        data-over={isDraggedOver || undefined}
        className="group/zone download:group/zone relative"
        onDragOver={() => setIsDraggedOver(true)}
        onDragLeave={() => setIsDraggedOver(false)}
        onDrop={(event: DragEvent) => {
          setIsDraggedOver(false);
          chooseFile(readDrop(event.dataTransfer));
        }}
      >
        <input
          ref={input}
          id="verify-file"
          type="file"
          className="peer download:peer absolute inset-0 z-10 size-full cursor-pointer opacity-0"
          onChange={({ target }) => {
            chooseFile(target.files?.[0]);
            // The visitor may choose the same file again.
            target.value = '';
          }}
        />
        {children}
      </div>
      {panels === 'failed' && (
        <ErrorLine
          text={props.messages.worker}
          retryLabel={props.messages.again}
          onRetry={() => chooseFile(file ?? selectionError ?? undefined)}
          alternative={{ href: props.links.commands, label: props.messages.commands }}
        />
      )}
      {panels && panels !== 'failed' && (
        <panels.FileCheckPanel
          {...props}
          file={file}
          selectionError={selectionError}
          onCancel={() => {
            setFile(null);
            setSelectionError({ kind: 'canceled' });
            input.current?.focus();
          }}
        />
      )}
    </>
  );
}

interface PasteCheckFormProps extends VerifyResultProps {
  readonly messages: CheckMessages['paste'];
  readonly rules: UrlRules;
}

const fieldId = 'verify-pasted';

/** The form for a checksum or a URL, typed or pasted; the code that checks the text is fetched with the first text. */
export function PasteCheckForm({ messages, rules, ...props }: PasteCheckFormProps) {
  const [panels, setPanels] = useState<LazyPanels | 'failed' | null>(null);
  const [result, setResult] = useState<PastedResult | null>(null);
  const requestCount = useRef(0);
  const form = useRef<HTMLFormElement>(null);

  async function check(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('pasted') as HTMLTextAreaElement;
    const requestNumber = (requestCount.current += 1);
    const loadedPanels = await import('./lazy-panels').catch(() => 'failed' as const);
    // Only the last press is answered, and only for the text it was made for.
    if (requestNumber !== requestCount.current) return;
    setPanels(loadedPanels);
    setResult(
      loadedPanels === 'failed' ? null : loadedPanels.checkPasted(field.value, rules, messages),
    );
  }

  /** A result must not remain below a changed text. */
  function discardResult() {
    requestCount.current += 1;
    setResult(null);
  }

  useEffect(() => {
    if (result?.kind === 'retry') form.current?.querySelector('textarea')?.focus();
  }, [result]);

  return (
    <form ref={form} onSubmit={(event) => void check(event)} noValidate>
      <TextAreaField
        id={fieldId}
        name="pasted"
        label={messages.label}
        hint={messages.hint}
        error={result?.kind === 'retry' && result.error}
        rows={4}
        autoCapitalize="none"
        spellCheck={false}
        onInput={discardResult}
      />
      <Button type="submit" variant="outline" className="mt-4 max-sm:w-full">
        {messages.button}
      </Button>
      {panels === 'failed' && <ErrorLine text={messages.failed} />}
      <div role="status">
        {panels && panels !== 'failed' && result && result.kind !== 'retry' && (
          <panels.PastePanel {...props} result={result} />
        )}
      </div>
    </form>
  );
}
