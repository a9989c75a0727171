import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { isRecordType } from '@superbrowser/backend/records/record-type';
import {
  resolveText,
  separators,
  keyNameOf,
} from '@superbrowser/backend/records/fields/format-value';
import {
  reservedFieldNames,
  withDeclined,
  type SentTarget,
} from '@superbrowser/console/lib/forms/form-data';
import type {
  FormQuestion,
  FormResult,
  RefusedForm,
} from '@superbrowser/console/lib/forms/results';
import { findOperationByVerb } from '@superbrowser/console/lib/operations';
import { createFormToken } from '@superbrowser/console/lib/forms/form-token';
import { toLanguage } from '@superbrowser/console/lib/i18n/language';
import type { SignedInStaff } from '@superbrowser/console/lib/session';
import { CopyButton } from './copy-button';
import { DetailList } from './formatted-values';

interface OperationFormFrameProps {
  readonly staffMember: SignedInStaff;
  /** The operation: `applications take`. */
  readonly verb: string;
  /** The page to return to. */
  readonly returnPath: string;
  /**
   * The records with their displayed versions. Missing for operations of a list, and where the key is a field of the
   * form.
   */
  readonly targets?: readonly SentTarget[];
  /** Further operations of the form. Their buttons send the form to the paths of these operations. */
  readonly otherVerbs?: readonly string[];
  /** Whether the form also sends files. */
  readonly takesFiles?: boolean;
  /** Whether the response opens in a new tab, so that input on this page remains. */
  readonly opensTab?: boolean;
  /** Whether the form may be sent again, because its page stays open. Each request is executed. */
  readonly isRepeatable?: boolean;
  /** The form's id, for buttons outside it. */
  readonly id?: string;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** The path of an operation. */
export const operationPath = (verb: string) =>
  `/do/${verb.split(' ').map(encodeURIComponent).join('/')}`;

/**
 * A form that runs an operation. Only this staff member can send it, and only once unless the form is repeatable. Its
 * fields are named after the arguments.
 */
export async function OperationFormFrame(props: OperationFormFrameProps) {
  const {
    staffMember,
    verb,
    returnPath,
    targets = [],
    takesFiles,
    opensTab,
    id,
    className,
    children,
  } = props;
  const isRepeatable = props.isRepeatable ?? opensTab ?? false;
  const tokens = [];
  for (const actionVerb of [verb, ...(props.otherVerbs ?? [])])
    tokens.push(await createFormToken(actionVerb, staffMember, { isRepeatable }));
  return (
    <form
      id={id}
      method="post"
      action={operationPath(verb)}
      target={opensTab ? '_blank' : undefined}
      encType={takesFiles ? 'multipart/form-data' : undefined}
      className={className}
    >
      {tokens.map((token) => (
        <input key={token} type="hidden" name={reservedFieldNames.token} value={token} />
      ))}
      <input type="hidden" name={reservedFieldNames.back} value={returnPath} />
      {targets.map(({ key, version }) => (
        <span key={key} hidden>
          <input type="hidden" name={reservedFieldNames.key} value={key} />
          {version !== undefined && (
            <input type="hidden" name={reservedFieldNames.version} value={version} />
          )}
        </span>
      ))}
      {children}
    </form>
  );
}

/** The issues of fields as text above the form, because some fields are out of sight. */
function reasonsOf({ fields, verb }: RefusedForm, language: 'zh' | 'en'): string {
  const args = findOperationByVerb(verb)?.operation.args ?? {};
  const reasons = Object.entries(fields).map(([name, message]) =>
    [args[name]?.label[language], message[language]]
      .filter(Boolean)
      .join(separators[language].colon),
  );
  return reasons.length > 0 ? ` ${[...new Set(reasons)].join(separators[language].semicolon)}` : '';
}

interface ResultNoticeProps {
  readonly result: FormResult | null;
  readonly staffMember: SignedInStaff;
  readonly returnPath: string;
}

/** The style of operations that cannot be undone. */
export const dangerStyle = '!text-risk';

/** The confirmation question of an operation, shown on the page of the operation's form. */
async function ConfirmationQuestion({
  result,
  staffMember,
  returnPath,
}: ResultNoticeProps & { result: FormQuestion }) {
  const language = toLanguage(await getLocale());
  const t = await getTranslations('console.resultNotice');
  const label = findOperationByVerb(result.verb)?.operation.label[language];
  const hasInput = Object.keys(result.values).length > 0 || result.targets.length > 1;
  const declinedPath = hasInput && result.id ? withDeclined(returnPath, result.id) : returnPath;
  const hiddenFields = {
    ...result.values,
    ...(result.asOf && { [reservedFieldNames.asOf]: result.asOf }),
  };
  return (
    <div role="alert" className="panel mb-6 border-l-4 border-risk">
      <p className="max-w-prose">{result.question[language]}</p>
      <div className="mt-4 flex flex-wrap items-center gap-4">
        <OperationFormFrame
          staffMember={staffMember}
          verb={result.verb}
          returnPath={returnPath}
          targets={result.targets}
        >
          {Object.entries({ ...hiddenFields, [reservedFieldNames.confirmed]: 'yes' }).map(
            ([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ),
          )}
          <Button type="submit" size="sm" variant="outline" className={dangerStyle}>
            {t('sure', { what: label ?? '' })}
          </Button>
        </OperationFormFrame>
        <a
          href={declinedPath}
          className="inline-flex min-h-11 items-center text-blue-700 hover:underline"
        >
          {t('notSure')}
        </a>
      </div>
    </div>
  );
}

/** The result of the previous form, at the top of the page, with a button that undoes the operation. */
export async function ResultNotice({ result, staffMember, returnPath }: ResultNoticeProps) {
  if (!result) return null;
  const language = toLanguage(await getLocale());
  const t = await getTranslations('console.resultNotice');
  if (result.kind === 'refused')
    return (
      <p role="alert" className="mb-4 rounded-md bg-risk-bg px-4 py-3 text-risk">
        {result.message?.[language] ?? t('refused')}
        {reasonsOf(result, language)}
      </p>
    );
  if (result.kind === 'asked')
    return (
      <ConfirmationQuestion result={result} staffMember={staffMember} returnPath={returnPath} />
    );
  const namedOperation = findOperationByVerb(result.verb);
  const label = namedOperation?.operation.label[language];
  const hasNameField =
    namedOperation && isRecordType(namedOperation.group) && namedOperation.group.nameField;
  const keys = hasNameField
    ? []
    : (result.keys ?? []).map((key) =>
        resolveText(keyNameOf(namedOperation?.group, key), language),
      );
  const headline = [label, ...keys].filter(Boolean).join(' · ');
  return (
    <>
      <div
        role="status"
        className="mb-4 flex flex-wrap items-center gap-x-4 rounded-md bg-ok-bg px-4 py-3 text-ok"
      >
        <p>
          {result.message?.[language] ?? (label ? t('doneWhat', { what: headline }) : t('done'))}
        </p>
        {result.undo && (
          <OperationFormFrame
            staffMember={staffMember}
            verb={result.undo.verb}
            returnPath={returnPath}
            targets={result.undo.targets}
          >
            <button className="min-h-11 cursor-pointer font-bold underline">{t('undo')}</button>
          </OperationFormFrame>
        )}
      </div>
      {result.details && result.details.length > 0 && (
        <section className="panel mb-6">
          <DetailList
            details={result.details.map(({ label: name, text }) => [
              name[language],
              <span key="text" className="flex flex-wrap items-center gap-x-3">
                <span className="break-all select-all">{resolveText(text, language)}</span>
                {/^https?:/.test(resolveText(text, language)) && (
                  <CopyButton text={resolveText(text, language)} />
                )}
              </span>,
            ])}
          />
        </section>
      )}
    </>
  );
}
