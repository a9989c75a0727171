/** What became of the previous form: a result, a refusal or a question to confirm, at the top of the page. */
import { getLocale, getTranslations } from 'next-intl/server';
import type { Language } from '@superbrowser/shared/bilingual-text';
import { findOperationByVerb } from '@superbrowser/backend/admin/all-operation-groups';
import { isRecordType, keyNameOf } from '@superbrowser/backend/records/record-type';
import { resolveText, separators } from '@superbrowser/backend/records/fields/format-value';
import { reservedFieldNames } from '@superbrowser/console/lib/forms/form-fields';
import { withDeclined } from '@superbrowser/console/lib/result-url';
import type {
  FormQuestion,
  FormResult,
  RefusedForm,
} from '@superbrowser/console/lib/forms/form-results';
import { toLanguage } from '@superbrowser/console/lib/i18n/language';
import type { SignedInStaff } from '@superbrowser/console/lib/session';
import { Button } from '@/components/ui/button';
import { CopyButton } from './copy-button';
import { DetailList } from './formatted-values';
import { OperationFormFrame, dangerStyle } from './operation-form-frame';

/** The issues of fields as text above the form, because some fields are out of sight. */
function reasonsOf({ fields, verb }: RefusedForm, language: Language): string {
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
