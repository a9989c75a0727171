import { getTranslations } from 'next-intl/server';
import {
  verbOf,
  type Field,
  type Operation,
  type RecordType,
  type FieldValues,
} from '@superbrowser/backend/records/record-type';
import { loadChoices } from '@superbrowser/backend/records/read-records';
import { noVersion } from '@superbrowser/backend/records/record-version';
import { retypedKeyFieldName } from '@superbrowser/backend/records/retyped-key-field';
import { reservedFieldNames } from '@superbrowser/console/lib/forms/form-fields';
import { createFormState } from '@superbrowser/console/lib/forms/form-results';
import {
  actorOf,
  createOperationEnvironment,
} from '@superbrowser/console/lib/operation-environment';
import { dedicatedScreenPath } from '@superbrowser/console/lib/record-paths';
import type { ScreenContext } from '@superbrowser/console/lib/screen-context';
import { TextField } from '@/components/ui/fields/text-field';
import { Button, ButtonLink } from '@/components/ui/button';
import { FieldControl, storedText } from './field-control';
import { OperationFormFrame, dangerStyle } from './operation-form-frame';
import { RecordValue } from './record-value';
import { DetailList } from './formatted-values';

interface FormTarget {
  readonly key: string;
  readonly row: FieldValues;
  readonly version: string;
}

interface OperationFormProps {
  readonly screen: ScreenContext;
  readonly name: string;
  readonly operation: Operation;
  /** The record; missing for operations of the list, and for a new record. */
  readonly target?: FormTarget;
  /** The filters of the list, which supply arguments of the same names. */
  readonly filters?: Readonly<Record<string, string>>;
}

/** The fields of a form: the arguments that the list's filters do not supply. A new record's key comes first. */
function argumentFieldsOf(
  recordType: RecordType,
  { scope, args }: Operation,
  isNew: boolean,
): [string, Field][] {
  const key = recordType.fields[recordType.key];
  const filters = recordType.list.filters ?? {};
  const argumentFields = Object.entries(args).filter(
    ([name, { isOnlyForNew }]) =>
      (scope !== 'none' || !(name in filters)) && (isNew || !isOnlyForNew),
  );
  return isNew && key ? [[recordType.key, key], ...argumentFields] : argumentFields;
}

/** Whether an operation creates a record. Such a form must not change an existing record. */
const createsRecord = ({ fields }: RecordType, { scope, args, allowsStaleVersion }: Operation) =>
  scope === 'key' && !allowsStaleVersion && Object.keys(args).some((name) => name in fields);

/** The label of an operation: its `newLabel`, where it has one, for a form that creates a record. */
export const operationLabel = ({ label, newLabel }: Operation, isNew: boolean) =>
  (isNew && newLabel) || label;

/** The fields of the record shown before an operation that cannot be undone. */
async function ConfirmationFields({
  screen: { recordType, language, result },
  operation,
  target,
  verb,
}: OperationFormProps & { verb: string }) {
  const t = await getTranslations('console.list');
  const { error } = await createFormState(result, verb, target?.key);
  const fieldsToShow = (operation.fieldsToConfirm ?? []).flatMap((name) => {
    const field = recordType.fields[name];
    return field ? [[name, field] as const] : [];
  });
  return (
    <>
      <DetailList
        details={fieldsToShow.map(([name, field]) => [
          field.label[language],
          <RecordValue key={name} field={field} value={target?.row[name]} language={language} />,
        ])}
      />
      <TextField
        id={`${verb.replace(' ', '-')}-confirm`}
        name={reservedFieldNames.retypedKey}
        label={t('confirm', { key: recordType.fields[recordType.key]?.label[language] ?? '' })}
        hint={t('confirmHint')}
        error={error(retypedKeyFieldName)}
        autoComplete="off"
        autoCapitalize="none"
        required
      />
    </>
  );
}

/** The form of one operation, or a link if the operation has its own screen. */
export async function OperationForm(props: OperationFormProps) {
  const { screen, name, operation, target, filters = {} } = props;
  const { recordType, staffMember, language, result, returnPath } = screen;
  const verb = verbOf(recordType, name);
  const dedicatedPath = dedicatedScreenPath(verb, target?.key);
  if (dedicatedPath)
    return <ButtonLink href={dedicatedPath}>{operation.label[language]}</ButtonLink>;
  // While the question of the form is open, the form is hidden, because changing it would have no effect.
  if (
    result?.kind === 'asked' &&
    result.verb === verb &&
    (result.keys?.[0] ?? '') === (target?.key ?? '')
  )
    return null;
  const isNew = operation.scope === 'key' && !target;
  const { value, error, isStale } = await createFormState(result, verb, target?.key);
  const environment = await createOperationEnvironment();
  const controls = [];
  for (const [argumentName, field] of argumentFieldsOf(recordType, operation, isNew)) {
    const loadedChoices = await loadChoices(
      field,
      operation.access,
      actorOf(staffMember),
      environment,
    );
    const storedValue = target?.row[argumentName];
    controls.push(
      <FieldControl
        key={argumentName}
        id={`${name}-${argumentName}`}
        name={isNew && argumentName === recordType.key ? reservedFieldNames.key : argumentName}
        field={field}
        language={language}
        loadedChoices={loadedChoices}
        value={
          value(argumentName) ??
          (isNew && argumentName === recordType.key
            ? result?.kind !== 'done' && result?.verb === verb
              ? result.keys?.[0]
              : undefined
            : storedValue)
        }
        error={error(argumentName)}
        stored={
          isStale ? storedText(recordType.fields[argumentName], storedValue, language) : undefined
        }
      />,
    );
  }
  const takesFiles = Object.values(operation.args).some(({ format }) => format === 'picture');
  const isPlain = controls.length === 0 && !operation.fieldsToConfirm;
  return (
    <OperationFormFrame
      staffMember={staffMember}
      verb={verb}
      returnPath={returnPath}
      takesFiles={takesFiles}
      // The response of an export is a file, so the page with the form stays open.
      isRepeatable={operation.fileName !== undefined}
      targets={target ? [{ key: target.key, version: target.version }] : []}
      className={isPlain ? undefined : 'grid content-start gap-3'}
    >
      {Object.entries(filters)
        .filter(([argumentName]) => argumentName in operation.args)
        .map(([argumentName, text]) => (
          <input key={argumentName} type="hidden" name={argumentName} value={text} />
        ))}
      {isNew && createsRecord(recordType, operation) && (
        <input type="hidden" name={reservedFieldNames.version} value={noVersion} />
      )}
      {controls}
      {operation.fieldsToConfirm && <ConfirmationFields {...props} verb={verb} />}
      <Button
        type="submit"
        size="sm"
        variant={isPlain ? 'ghost' : 'outline'}
        className={`justify-self-start ${operation.fieldsToConfirm ? dangerStyle : ''}`}
      >
        {operationLabel(operation, isNew)[language]}
      </Button>
    </OperationFormFrame>
  );
}
