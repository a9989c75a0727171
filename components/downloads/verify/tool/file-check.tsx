'use client';

import { useEffect, useRef, useState, type DragEvent, type ReactNode } from 'react';
import { droppedOf, type Mishap } from './dropped';
import { FaultLine } from './fault';
import type { ToolWords, VerdictProps } from './types';

export interface FileCheckProps extends VerdictProps {
  readonly words: ToolWords['file'];
  /** The label of the file field, as large as the zone. */
  readonly children: ReactNode;
}

type Late = typeof import('./late');

/**
 * A file field as large as its zone: the browser itself takes what is dropped on it, by mouse, finger or key, also
 * before this code is there. What happens with a file is fetched with the first one.
 */
export function FileCheck({ children, ...props }: FileCheckProps) {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [mishap, setMishap] = useState<Mishap | null>(null);
  const [late, setLate] = useState<Late | 'failed' | null>(null);
  const [isOver, setOver] = useState(false);

  function take(found: File | Mishap | undefined) {
    if (!found) return;
    const isFile = found instanceof File;
    // What is no file leaves alone the one that is being checked.
    if (isFile) setFile(found);
    setMishap(isFile ? null : found);
    import('./late').then(setLate, () => setLate('failed'));
  }

  useEffect(() => {
    // Chosen before this code was there.
    take(input.current?.files?.[0]);
    // What is dropped beside the zone must not take the place of the page.
    const keep = (event: Event) => event.preventDefault();
    addEventListener('dragover', keep);
    addEventListener('drop', keep);
    return () => {
      removeEventListener('dragover', keep);
      removeEventListener('drop', keep);
    };
  }, []);

  return (
    <>
      <div
        data-over={isOver || undefined}
        className="group/zone relative"
        onDragOver={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={(event: DragEvent) => {
          setOver(false);
          take(droppedOf(event.dataTransfer));
        }}
      >
        <input
          ref={input}
          id="verify-file"
          type="file"
          className="peer absolute inset-0 z-10 size-full cursor-pointer opacity-0"
          onChange={({ target }) => {
            take(target.files?.[0]);
            // The same file may be chosen again.
            target.value = '';
          }}
        />
        {children}
      </div>
      {late === 'failed' && (
        <FaultLine
          text={props.words.worker}
          again={props.words.again}
          onAgain={() => take(file ?? mishap ?? undefined)}
          out={{ href: props.ways.commands, label: props.words.commands }}
        />
      )}
      {late && late !== 'failed' && (
        <late.FileRun
          {...props}
          file={file}
          mishap={mishap}
          onCancel={() => {
            setFile(null);
            setMishap({ kind: 'canceled' });
            input.current?.focus();
          }}
        />
      )}
    </>
  );
}
