'use client';

import { useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { buttonStyles } from '@/components/ui/button-styles';
import { cn } from '@/components/ui/cn';
import { Field } from '@/components/ui/fields/field';
import { problemOf, readPicture, type ChosenPicture } from './read-picture';
import { useField } from '../inputs';

export interface PictureInputProps {
  name: string;
  label: string;
  hint: string;
  words: {
    /** In the empty field: what to click or drop. */
    choose: string;
    /** With a picture in it. */
    replace: string;
    remove: string;
    /** Said aloud; `{name}` stands for the file. */
    added: string;
    removed: string;
  };
}

/** A picture of at most 2 MB: checked, shown, removable, and kept nowhere but in the form (F2). */
export function PictureInput({ name, label, hint, words }: PictureInputProps) {
  const { words: kit, control, id, error } = useField(name);
  const { setValue, setError, clearErrors } = useFormContext();
  const held = useWatch({ control, name }) as ChosenPicture | string | undefined;
  const [notice, setNotice] = useState('');

  // Reading takes different times for different files: only the last chosen one counts.
  const latest = useRef<File | null>(null);

  async function take(file: File | undefined) {
    if (!file) return;
    latest.current = file;
    setValue(name, 'pictureReading');
    const found = await readPicture(file);
    if (latest.current !== file) return;
    setValue(name, found);
    const message = problemOf(found);
    setNotice(message ? '' : words.added.replace('{name}', file.name));
    if (message) setError(name, { type: 'picture', message });
    else clearErrors(name);
  }
  function remove() {
    latest.current = null;
    setValue(name, undefined);
    clearErrors(name);
    setNotice(words.removed);
    document.getElementById(id)?.focus();
  }

  const shown = typeof held === 'object' ? held : null;
  return (
    <div>
      <Field id={id} label={label} optional={kit.optional} hint={hint} error={error}>
        {(aria) => (
          <div className="relative">
            {/* Lies over the whole field, so that a file can be dropped anywhere on it. */}
            <input
              {...aria}
              type="file"
              accept="image/png,image/jpeg,image/webp"
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                void take(file).then(() => {
                  // The same file may be chosen again after it was removed.
                  target.value = '';
                });
              }}
              className="peer absolute inset-0 z-10 size-full cursor-pointer opacity-0"
            />
            <div
              className={cn(
                'flex min-h-24 items-center gap-4 rounded-md border border-dashed border-control bg-paper p-3 text-[15px] text-blue-700',
                'peer-hover:border-blue-600 peer-hover:bg-blue-50 peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-blue-500 peer-aria-invalid:border-risk',
                !shown && 'justify-center text-center',
              )}
            >
              {shown && (
                <img
                  src={shown.src}
                  alt=""
                  className="h-18 w-28 flex-none rounded-sm border border-line object-cover"
                />
              )}
              <span className="min-w-0">
                {shown && <span className="block wrap-anywhere text-text">{shown.name}</span>}
                <span className="font-bold">{shown ? words.replace : words.choose}</span>
              </span>
            </div>
          </div>
        )}
      </Field>
      {(shown || (problemOf(held) && error)) && (
        <button
          type="button"
          onClick={remove}
          className={cn(buttonStyles({ variant: 'ghost', size: 'sm' }), 'mt-2')}
        >
          {words.remove}
        </button>
      )}
      <p role="status" className="sr-only">
        {notice}
      </p>
    </div>
  );
}
