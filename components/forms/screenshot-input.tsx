'use client';

import { useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useClientTranslations } from '@/components/client-messages';
import { buttonStyles } from '@/components/ui/button-styles';
import { cn } from '@/components/ui/cn';
import { Field } from '@/components/ui/fields/field';
import { useField } from './inputs';
import { screenshotProblemOf, readScreenshot, type ChosenScreenshot } from './screenshot-file';

interface ScreenshotInputProps {
  name: string;
  label: string;
  hint: string;
}

/**
 * The field for a screenshot of at most 2 MB: it is checked, shown and removable, and stored nowhere but in the form
 * (F2).
 */
export function ScreenshotInput({ name, label, hint }: ScreenshotInputProps) {
  const { control, id, error, optionalLabel } = useField(name);
  const t = useClientTranslations('applications.feedback.screenshot');
  const { setValue, setError, clearErrors } = useFormContext();
  const value = useWatch({ control, name }) as ChosenScreenshot | string | undefined;
  const [notice, setNotice] = useState('');

  // Reading takes different times for different files; only the file chosen last counts.
  const latestFile = useRef<File | null>(null);

  async function chooseFile(file: File | undefined) {
    if (!file) return;
    latestFile.current = file;
    setValue(name, 'screenshotReading');
    const screenshotOrProblem = await readScreenshot(file);
    if (latestFile.current !== file) return;
    setValue(name, screenshotOrProblem);
    const message = screenshotProblemOf(screenshotOrProblem);
    setNotice(message ? '' : t('added', { name: file.name }));
    if (message) setError(name, { type: 'screenshot', message });
    else clearErrors(name);
  }
  function remove() {
    latestFile.current = null;
    setValue(name, undefined);
    clearErrors(name);
    setNotice(t('removed'));
    document.getElementById(id)?.focus();
  }

  const screenshot = typeof value === 'object' ? value : null;
  return (
    <div>
      <Field id={id} label={label} optionalLabel={optionalLabel} hint={hint} error={error}>
        {(aria) => (
          <div className="relative">
            {/* The input lies over the whole field, so that a file can be dropped anywhere on it. */}
            <input
              {...aria}
              type="file"
              accept="image/png,image/jpeg,image/webp"
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                void chooseFile(file).then(() => {
                  // The visitor may choose the same file again after removing it.
                  target.value = '';
                });
              }}
              className="peer absolute inset-0 z-10 size-full cursor-pointer opacity-0"
            />
            <div
              className={cn(
                'flex min-h-24 items-center gap-4 rounded-md border border-dashed border-control bg-paper p-3 text-[0.9375rem] text-blue-700',
                'peer-hover:border-blue-600 peer-hover:bg-blue-50 peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-blue-500 peer-aria-invalid:border-risk',
                !screenshot && 'justify-center text-center',
              )}
            >
              {screenshot && (
                <img
                  src={screenshot.src}
                  alt=""
                  className="h-18 w-28 flex-none rounded-sm border border-line object-cover"
                />
              )}
              <span className="min-w-0">
                {screenshot && (
                  <span className="block wrap-anywhere text-text">{screenshot.name}</span>
                )}
                <span className="font-bold">{t(screenshot ? 'replace' : 'choose')}</span>
              </span>
            </div>
          </div>
        )}
      </Field>
      {(screenshot || (screenshotProblemOf(value) && error)) && (
        <button
          type="button"
          onClick={remove}
          className={cn(buttonStyles({ variant: 'ghost', size: 'sm' }), 'mt-2')}
        >
          {t('remove')}
        </button>
      )}
      <p role="status" className="sr-only">
        {notice}
      </p>
    </div>
  );
}
