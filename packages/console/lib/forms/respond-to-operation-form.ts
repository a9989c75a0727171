/** Runs an operation for the signed-in account, and stores the result for the next page. */
import 'server-only';
import { getLocale } from 'next-intl/server';
import { verbOf, type Fields } from '@superbrowser/backend/records/record-type';
import { bilingual } from '@superbrowser/shared/bilingual-text';
import {
  OperationError,
  refusalError,
  StaleError,
} from '@superbrowser/backend/common/operation-error';
import {
  findConfirmationQuestion,
  runOperation,
  type OperationInput,
} from '@superbrowser/backend/records/run-operation';
import {
  storePicture,
  maxSitePictureBytes,
  pictureIssues,
} from '@superbrowser/backend/content/pictures';
import type { Db } from '@superbrowser/backend/database/open-database';
import type { NamedOperation } from '@superbrowser/backend/admin/all-operation-groups';
import { log, reasonOf } from '@/lib/core/log/log';
import { getDatabase } from '../database';
import { toLanguage } from '../i18n/language';
import { actorOf, createOperationEnvironment } from '../operation-environment';
import { withResult } from '../result-url';
import { storeResult, type FormResult } from './form-results';
import { redirectTo } from './form-responses';
import type { SubmittedForm } from './submitted-form';

/** The error of an operation, and the paths of pictures that were stored before it failed. */
class FailedOperation extends Error {
  constructor(
    override readonly cause: unknown,
    readonly pictures: Readonly<Record<string, string>>,
  ) {
    super('not done');
  }
}

function describeRefusal(verb: string, form: SubmittedForm, failure: unknown): FormResult {
  const keys = form.targets.map(({ key }) => key);
  const [error, pictures] =
    failure instanceof FailedOperation ? [failure.cause, failure.pictures] : [failure, {}];
  const values = { ...form.values, ...pictures };
  const refusal = { kind: 'refused', verb, keys, values, fields: {} } as const;
  if (error instanceof StaleError) return { ...refusal, message: error.reason, isStale: true };
  if (error instanceof OperationError) {
    const fields = { ...error.issues };
    return Object.keys(fields).length > 0
      ? { ...refusal, fields }
      : { ...refusal, message: error.reason };
  }
  log.error('console', 'could not be done', { verb, reason: reasonOf(error) });
  const message = {
    zh: '没有完成，请稍后再试；填写的内容都在。',
    en: 'This could not be done. Try again in a while; what you entered is still here.',
  };
  return { ...refusal, message };
}

/**
 * Stores the chosen pictures.
 * @returns their paths, by argument
 * @throws OperationError at the argument whose picture cannot be stored
 */
async function storePictures(
  db: Db,
  args: Fields,
  { files, staffMember }: Pick<SubmittedForm, 'files' | 'staffMember'>,
): Promise<Record<string, string>> {
  const paths: Record<string, string> = {};
  for (const [name, { format, maxBytes = maxSitePictureBytes }] of Object.entries(args)) {
    const file = format === 'picture' ? files[name] : undefined;
    if (!file) continue;
    const bytes = Buffer.from(await file.arrayBuffer());
    const result = await storePicture(
      bytes,
      { db, now: Date.now(), who: staffMember.name },
      maxBytes,
    );
    if ('issue' in result) {
      const limit = `${maxBytes / 1024} KB`;
      throw result.issue === 'size'
        ? refusalError(bilingual(`图片不能超过 ${limit}`, `must have at most ${limit}`), name)
        : refusalError(
            bilingual(pictureIssues[result.issue].zh, pictureIssues[result.issue].en),
            name,
          );
    }
    paths[name] = result.path;
  }
  return paths;
}

/** Runs the operation. @returns the result for the next page, or the file of an export */
async function runAndDescribe(
  { verb, group, name, operation }: NamedOperation,
  form: SubmittedForm,
): Promise<{ result: FormResult; fileContent?: string }> {
  const environment = await createOperationEnvironment();
  const actor = actorOf(form.staffMember);
  const { targets, retypedKey, asOf, values } = form;
  const question = form.isConfirmed
    ? null
    : await findConfirmationQuestion(group, name, { targets, args: values }, actor, environment);
  if (question) {
    const keys = targets.map(({ key }) => key);
    const questionFields = { question, keys, targets: [...targets], values, ...(asOf && { asOf }) };
    return { result: { kind: 'asked', verb, ...questionFields } };
  }
  const pictures = await storePictures(environment.db, operation.args, form);
  const input: OperationInput = { targets, args: { ...values, ...pictures }, retypedKey, asOf };
  const completed = await runOperation(group, name, input, actor, environment).catch(
    (error: unknown) => {
      // A picture that is already stored need not be chosen again.
      throw new FailedOperation(error, pictures);
    },
  );
  const result: FormResult = {
    kind: 'done',
    verb,
    keys: completed.targets.map(({ key }) => key),
    ...(completed.message && { message: completed.message }),
    ...(operation.undoOperation && {
      undo: { verb: verbOf(group, operation.undoOperation), targets: [...completed.targets] },
    }),
    ...(completed.details && { details: [...completed.details] }),
  };
  if (!operation.fileName) return { result };
  const language = toLanguage(await getLocale());
  return {
    result,
    fileContent: completed.fileContent?.(language) ?? JSON.stringify(completed.data, null, 2),
  };
}

const downloadResponse = (name: string, text: string) =>
  new Response(text, {
    headers: {
      'Content-Type': `${name.endsWith('.csv') ? 'text/csv' : 'application/json'}; charset=utf-8`,
      'Content-Disposition': `attachment; filename="${name}"`,
    },
  });

/**
 * Runs the operation of a form. A form that is sent again does not repeat it, unless the form is repeatable.
 * @returns a redirect to the page that shows the result, or the file
 */
export async function respondToOperationForm(
  namedOperation: NamedOperation,
  form: SubmittedForm,
): Promise<Response> {
  const { id, staffMember, returnPath } = form;
  const response = redirectTo(withResult(returnPath, id));
  if (form.wasSentBefore) return response;
  const { result, fileContent } = await runAndDescribe(namedOperation, form).catch(
    (error: unknown) => ({
      result: describeRefusal(namedOperation.verb, form, error),
      fileContent: undefined,
    }),
  );
  if (namedOperation.operation.fileName && fileContent !== undefined)
    return downloadResponse(namedOperation.operation.fileName, fileContent);
  await storeResult(await getDatabase(), { id, staffId: staffMember.id, now: Date.now() }, result);
  return response;
}
