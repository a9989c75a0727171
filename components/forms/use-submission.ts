import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useClientLocale, useClientTranslations } from '@/components/client-messages';
import { postToApi, type ApiResult } from '@/lib/browser/site-api';
import { notify } from '@/components/ui/toast/toast-store';
import { runWhenIdle } from '@/lib/browser/when-idle';
import type { RefusalBody } from '@/lib/core/http/responses/refusal-body';
import type { LazyResolver } from './lazy-resolver';
import { forgetResendCountdown } from './use-resend-countdown';

interface SubmissionOptions<Input extends FieldValues, Output, Data> {
  form: UseFormReturn<Input, unknown, Output>;
  /** It comes from the form's resolver: the schema is fetched in idle time, and awaited where the visitor is faster. */
  prepare: LazyResolver<Input, Output>['prepare'];
  /** The form's fields in the order of the page; errors of other fields are shown above the form. */
  fields: readonly { readonly name: FieldPath<Input> }[];
  path: string;
  /** Builds the body of the request from the checked values. */
  buildBody: (values: Output) => unknown;
  onDone: (data: Data) => void;
  /** How long to wait for the answer, for requests that take longer than usual. */
  deadlineMs?: number;
  /**
   * Handles a refusal in a special way.
   * @returns true when it was dealt with
   */
  onRefused?: (refusal: RefusalBody, values: Output) => boolean | void;
}

/**
 * Sends a form. `submit` validates its values and sends them, `send` sends values that are already valid, and
 * `failureCount` grows with each failure, so that the summary of errors gets the focus. After a success the form stays
 * pending: the page is about to change, and a second click must not send again.
 */
export function useSubmission<Input extends FieldValues, Output, Data>(
  options: SubmissionOptions<Input, Output, Data>,
) {
  const { form, prepare, fields } = options;
  const locale = useClientLocale();
  const t = useClientTranslations('forms');
  const errors = useClientTranslations('errors.byCode');
  const isBusy = useRef(false);
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [failureCount, setFailureCount] = useState(0);

  const showFailure = (message: string | null) => {
    setProblem(message);
    setFailureCount((count) => count + 1);
  };

  /** Errors that belong to none of the form's fields are shown above it. */
  function showRefusal({ message, fields: fieldErrors = {} }: RefusalBody) {
    const ownFields = fields.filter(({ name }) => fieldErrors[name]);
    for (const { name } of ownFields)
      form.setError(name, { type: 'server', message: fieldErrors[name] });
    showFailure(ownFields.length > 0 ? null : message);
  }

  function handleResult(result: ApiResult<Data>, values: Output) {
    if (result.ok) {
      forgetResendCountdown();
      // The notification stays visible over the next page (P3).
      notify(t('done'), 'ok');
      return options.onDone(result.data);
    }
    isBusy.current = false;
    setIsPending(false);
    if (result.kind !== 'refused')
      return showFailure(errors(result.kind === 'network' ? 'network' : 'busy'));
    if (!options.onRefused?.(result.refusal, values)) showRefusal(result.refusal);
    return undefined;
  }

  /** Sends checked values; it does nothing while an answer is awaited. */
  async function send(values: Output): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setIsPending(true);
    setProblem(null);
    const { path, buildBody, deadlineMs } = options;
    handleResult(await postToApi<Data>(path, buildBody(values), locale, deadlineMs), values);
  }

  useEffect(() => runWhenIdle(() => void prepare()), [prepare]);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy.current) return;
    const pendingLoad = prepare();
    if (pendingLoad) {
      isBusy.current = true;
      setIsPending(true);
      await pendingLoad;
      isBusy.current = false;
      setIsPending(false);
    }
    await form.handleSubmit(send, () => showFailure(null))(event);
  }
  return { isPending, problem, failureCount, send, submit };
}
