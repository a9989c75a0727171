import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { RefusalBody } from '@/lib/http/refusal-body';
import { postJson, type Reply } from '@/lib/browser/api';
import { whenIdle } from '@/lib/browser/idle';
import { forgetCountdown } from './fields/use-countdown';
import type { LateResolver } from './late-resolver';
import type { FormWords } from './words';

export interface SubmissionOptions<Input extends FieldValues, Output, Answer> {
  form: UseFormReturn<Input, unknown, Output>;
  /** Of the form's resolver: fetched in idle time, and waited for where somebody is faster. */
  prepare: LateResolver<Input, Output>['prepare'];
  words: FormWords;
  /** The form's fields in the order of the page; refusals of others are shown above it. */
  fields: readonly FieldPath<Input>[];
  path: string;
  /** What is sent for the checked values. */
  body: (values: Output) => unknown;
  onDone: (answer: Answer) => void;
  /** Milliseconds to wait for the answer, where what is sent takes its time. */
  deadline?: number;
  /** Takes a refusal out of the usual way. @returns true when it was dealt with */
  onRefused?: (refusal: RefusalBody, values: Output) => boolean | void;
}

/**
 * Sends a form once at a time and puts what is refused at its fields. After a success it stays
 * pending: the page is about to change, and a second click must not send again.
 */
export function useSubmission<Input extends FieldValues, Output, Answer>(
  options: SubmissionOptions<Input, Output, Answer>,
) {
  const { form, prepare, words, fields } = options;
  const busy = useRef(false);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [failures, setFailures] = useState(0);

  const fail = (message: string | null) => {
    setProblem(message);
    setFailures((count) => count + 1);
  };

  /** What belongs to none of the form's fields stands above it. */
  function showRefusal({ message, fields: named = {} }: RefusalBody) {
    const own = fields.filter((field) => named[field]);
    for (const field of own) form.setError(field, { type: 'server', message: named[field] });
    fail(own.length > 0 ? null : message);
  }

  function settle(reply: Reply<Answer>, values: Output) {
    if (reply.ok) {
      forgetCountdown();
      return options.onDone(reply.data);
    }
    busy.current = false;
    setPending(false);
    if (reply.kind !== 'refused') return fail(words.failure[reply.kind]);
    if (!options.onRefused?.(reply.refusal, values)) showRefusal(reply.refusal);
    return undefined;
  }

  /** Sends checked values; nothing happens while an answer is awaited. */
  async function send(values: Output): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setPending(true);
    setProblem(null);
    const { path, body, deadline } = options;
    settle(await postJson<Answer>(path, body(values), words.locale, deadline), values);
  }

  useEffect(() => whenIdle(() => void prepare()), [prepare]);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy.current) return;
    const coming = prepare();
    if (coming) {
      busy.current = true;
      setPending(true);
      await coming;
      busy.current = false;
      setPending(false);
    }
    await form.handleSubmit(send, () => fail(null))(event);
  }
  return { pending, problem, failures, send, submit };
}
