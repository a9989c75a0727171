import { useEffect, useRef, useState } from 'react';
import { fillTemplate } from '@/components/ui/fill-template';
import { formatSize } from '@/lib/core/i18n/file-size';
import type { Locale } from '@/lib/core/i18n/routing';
import { displayName } from '@/lib/verify/file-name';
import { startHashing } from '@/lib/verify/hashing/start-hashing';
import { checkFile, type FileResult, type HashedFile } from '@/lib/verify/check-file';
import { ErrorLine } from './error-line';
import { type FileSelectionError } from './read-drop';
import { readPublishedTable, type ShownPackage } from './published-data-attributes';
import {
  ResultDetails,
  ResultPanel,
  CheckedPackageDetails,
  WhatToDo,
  type CheckMessages,
  type VerifyResultProps,
} from './result-panel';

interface FileCheckPanelProps extends VerifyResultProps {
  readonly messages: CheckMessages['file'];
  readonly file: File | null;
  readonly selectionError: FileSelectionError | null;
  readonly onCancel: () => void;
}

type HashingState =
  | { readonly kind: 'busy'; readonly hashedBytes: number }
  | { readonly kind: 'read'; readonly sha256: string }
  | { readonly kind: 'failed'; readonly reason: 'unreadable' | 'worker' };
const initialState: HashingState = { kind: 'busy', hashedBytes: 0 };

/**
 * The state of the check of one file. Another file, or none, stops its worker at once, so that no late answer comes.
 * @returns the state, and a function that starts again with the same file
 */
function useHashing(file: File | null): [HashingState, () => void] {
  const [fileHashing, setFileHashing] = useState<{ file: File | null; state: HashingState }>({
    file: null,
    state: initialState,
  });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!file || file.size === 0) return;
    const report = (state: HashingState) => setFileHashing({ file, state });
    return startHashing(file, {
      onProgress: (hashedBytes) => report({ kind: 'busy', hashedBytes }),
      onDone: (sha256) => report({ kind: 'read', sha256 }),
      onFailed: (reason) => report({ kind: 'failed', reason }),
    });
  }, [file, attempt]);
  const restart = () => {
    setFileHashing({ file, state: initialState });
    setAttempt(attempt + 1);
  };
  return [fileHashing.file === file ? fileHashing.state : initialState, restart];
}

function selectionErrorText(
  messages: CheckMessages['file'],
  selectionError: FileSelectionError,
): string {
  return selectionError.kind === 'several'
    ? fillTemplate(messages.several, { count: selectionError.count })
    : messages[selectionError.kind];
}

/** The progress, the result, or the error of a file. */
export function FileCheckPanel({
  messages,
  file,
  selectionError,
  onCancel,
  ...props
}: FileCheckPanelProps) {
  const [hashing, restart] = useHashing(file);
  const container = useRef<HTMLDivElement>(null);
  const isEmpty = file?.size === 0;
  const isBusy = file !== null && !isEmpty && hashing.kind === 'busy';
  const failure = isEmpty ? 'empty' : hashing.kind === 'failed' ? hashing.reason : null;

  useEffect(() => {
    if (hashing.kind !== 'read') return;
    const { activeElement, body } = document;
    // The cancel button, which may have had the focus, is gone. The focus of a visitor who moved on to something else
    // stays there.
    const isLost = activeElement === body;
    if (isLost || container.current?.parentElement?.contains(activeElement))
      container.current?.querySelector('h4')?.focus({ preventScroll: isLost });
  }, [hashing.kind]);

  return (
    <div ref={container}>
      {isBusy && (
        <FileProgress
          messages={messages}
          file={file}
          onCancel={onCancel}
          {...props}
          hashedBytes={hashing.hashedBytes}
        />
      )}
      <p role="status" className="sr-only">
        {isBusy && spokenProgress(messages, hashing.hashedBytes / file.size)}
      </p>
      {selectionError && (
        <p role="alert" className="mt-4 font-bold text-text">
          {selectionErrorText(messages, selectionError)}
        </p>
      )}
      {file && failure && (
        <ErrorLine
          text={fillTemplate(messages[failure], { name: displayName(file.name) })}
          retryLabel={messages.again}
          onRetry={isEmpty ? undefined : restart}
          alternative={
            failure === 'worker'
              ? { href: props.links.commands, label: messages.commands }
              : undefined
          }
        />
      )}
      {file && !failure && hashing.kind === 'read' && (
        <FilePanel {...props} file={{ name: file.name, size: file.size, sha256: hashing.sha256 }} />
      )}
    </div>
  );
}

interface FileProgressProps {
  readonly messages: CheckMessages['file'];
  readonly locale: Locale;
  readonly file: File;
  readonly hashedBytes: number;
  readonly onCancel: () => void;
}

/** The progress of a file, as a bar and as figures. */
function FileProgress({ messages, locale, file, hashedBytes, onCancel }: FileProgressProps) {
  const sizeText = (bytes: number) => formatSize(bytes, locale) ?? '';
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2">
      <div className="min-w-0 flex-1 basis-60">
        <p id="verify-name" className="truncate font-bold text-text">
          {displayName(file.name)}
        </p>
        <progress
          aria-labelledby="verify-name"
          max={file.size}
          value={hashedBytes}
          className="download:my-1.5 download:[&::-moz-progress-bar]:bg-blue-600 download:[&::-webkit-progress-bar]:bg-line download:[&::-webkit-progress-value]:bg-blue-600 block h-2 w-full appearance-none overflow-hidden rounded-full bg-line"
        />
        <p className="font-num text-sm text-text-3">
          {fillTemplate(messages.progress, {
            done: sizeText(hashedBytes),
            total: sizeText(file.size),
          })}
        </p>
      </div>
      <button
        type="button"
        onClick={onCancel}
        className="inline-flex min-h-11 cursor-pointer items-center px-2 font-bold text-blue-600 hover:text-blue-800"
      >
        {messages.cancel}
      </button>
    </div>
  );
}

/**
 * The progress for screen readers, at each quarter instead of each slice.
 * @param share 0 to 1
 */
const spokenProgress = (messages: CheckMessages['file'], share: number): string =>
  share > 0 ? fillTemplate(messages.spoken, { percent: Math.floor(4 * share) * 25 }) : '';

type Result = FileResult<ShownPackage>;
interface CheckedFileProps extends VerifyResultProps {
  readonly file: HashedFile;
}

function OfficialResult({
  resultMessages: messages,
  detailNames,
  file,
  result: { verifiablePackage, newerPackage, nameCheck },
}: CheckedFileProps & { result: Extract<Result, { kind: 'official' }> }) {
  return (
    <ResultPanel tone="ok" title={newerPackage ? messages.titles.older : messages.titles.file}>
      <p>{messages.proof.file}</p>
      {nameCheck.isChanged && <p>{messages.renamed}</p>}
      <CheckedPackageDetails
        messages={messages}
        detailNames={detailNames}
        verifiablePackage={verifiablePackage}
        newerPackage={newerPackage}
        promoterCode={nameCheck.promoterCode}
        sha256={file.sha256}
      />
    </ResultPanel>
  );
}

function UnknownResult({
  resultMessages: messages,
  detailNames,
  locale,
  links,
  file,
  result: { reason, sameNamePackage },
}: CheckedFileProps & { result: Extract<Result, { kind: 'unknown' }> }) {
  const sizeText = (bytes: number | null | undefined) => formatSize(bytes ?? null, locale) ?? '';
  const reasonText = fillTemplate(messages.why[reason], {
    version: sameNamePackage?.version ?? '',
    size: sizeText(file.size),
    whole: sizeText(sameNamePackage?.size),
  });
  return (
    <ResultPanel tone="risk" title={messages.titles.unknownFile}>
      <p>{reasonText}</p>
      <WhatToDo messages={messages} links={links} />
      <ResultDetails
        rows={[
          [detailNames.file, displayName(file.name)],
          [detailNames.sha256, file.sha256],
        ]}
      />
    </ResultPanel>
  );
}

/** The result for a file, by the versions this page lists. */
function FilePanel(props: CheckedFileProps) {
  const { packages, isComplete } = readPublishedTable();
  const result = checkFile(props.file, packages);
  if (result.kind === 'official') return <OfficialResult {...props} result={result} />;
  const { resultMessages: messages, detailNames, file } = props;
  if (isComplete || result.reason === 'unfinished')
    return <UnknownResult {...props} result={result} />;
  return (
    <ResultPanel tone="care" title={messages.titles.undecided}>
      <p>{messages.undecided}</p>
      <ResultDetails rows={[[detailNames.sha256, file.sha256]]} />
    </ResultPanel>
  );
}
