'use client';

import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { TextAreaField } from '@/components/ui/fields/text-area-field';
import type { AddressRules } from '@/lib/verify/address/reasons';
import { FaultLine } from './fault';
import type { PastedAnswer } from './judge-pasted';
import type { ToolWords, VerdictProps } from './types';

export interface PasteCheckProps extends VerdictProps {
  readonly words: ToolWords['paste'];
  readonly rules: AddressRules;
}

type Late = typeof import('./late');
const fieldId = 'verify-pasted';

/** A checksum or an address, typed or pasted; what it means is fetched with the first one. */
export function PasteCheck({ words, rules, ...props }: PasteCheckProps) {
  const [late, setLate] = useState<Late | 'failed' | null>(null);
  const [answer, setAnswer] = useState<PastedAnswer | null>(null);
  const asked = useRef(0);
  const form = useRef<HTMLFormElement>(null);

  async function check(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('pasted') as HTMLTextAreaElement;
    const turn = (asked.current += 1);
    const code = await import('./late').catch(() => 'failed' as const);
    // Only the last press is answered, and only for the text it was made for.
    if (turn !== asked.current) return;
    setLate(code);
    setAnswer(code === 'failed' ? null : code.judgePasted(field.value, rules, words));
  }

  /** An answer must not stand below another text. */
  function forget() {
    asked.current += 1;
    setAnswer(null);
  }

  useEffect(() => {
    if (answer?.kind === 'again') form.current?.querySelector('textarea')?.focus();
  }, [answer]);

  return (
    <form ref={form} onSubmit={(event) => void check(event)} noValidate>
      <TextAreaField
        id={fieldId}
        name="pasted"
        label={words.label}
        hint={words.hint}
        error={answer?.kind === 'again' && answer.error}
        rows={4}
        autoCapitalize="none"
        spellCheck={false}
        onInput={forget}
      />
      <Button type="submit" variant="outline" className="mt-4 max-sm:w-full">
        {words.button}
      </Button>
      {late === 'failed' && <FaultLine text={words.failed} />}
      <div role="status">
        {late && late !== 'failed' && answer && answer.kind !== 'again' && (
          <late.PastePanel {...props} answer={answer} />
        )}
      </div>
    </form>
  );
}
