import { getTranslations } from 'next-intl/server';
import { verbOf } from '@superbrowser/backend/records/record-type';
import { loadChoices } from '@superbrowser/backend/records/read-records';
import { findConsoleOperations } from '@superbrowser/backend/records/run-operation';
import { argumentFieldName } from '@superbrowser/console/lib/forms/form-fields';
import { createFormState } from '@superbrowser/console/lib/forms/form-results';
import {
  actorOf,
  createOperationEnvironment,
} from '@superbrowser/console/lib/operation-environment';
import type { ScreenContext } from '@superbrowser/console/lib/screen-context';
import { operationPath } from '@superbrowser/console/lib/record-paths';
import { Button } from '@/components/ui/button';
import { FieldControl } from './field-control';

/** The operations for several selected records, without operations that only undo another operation. */
export const bulkOperationsFor = ({ recordType, staffMember }: ScreenContext) => {
  const operations = findConsoleOperations(recordType, ['record'], actorOf(staffMember)).filter(
    ([, operation]) => operation.takesSeveral,
  );
  const undoNames = operations.map(([, operation]) => operation.undoOperation);
  return operations.filter(([name]) => !undoNames.includes(name));
};

/** The operations for selected records, each with its required fields. */
export async function BulkActions({
  screen: { recordType, staffMember, language, result },
  bulkOperations,
}: {
  screen: ScreenContext;
  bulkOperations: ReturnType<typeof bulkOperationsFor>;
}) {
  const t = await getTranslations('console.list');
  const environment = await createOperationEnvironment();
  const operationControls = [];
  for (const [name, operation] of bulkOperations) {
    const controls = [];
    for (const [argumentName, field] of Object.entries(operation.args)) {
      if (field.schema.safeParse(undefined).success) continue;
      const loadedChoices = await loadChoices(
        field,
        operation.access,
        actorOf(staffMember),
        environment,
      );
      const id = `selected-${name}-${argumentName}`;
      const { value, error } = await createFormState(result, verbOf(recordType, name));
      controls.push(
        <FieldControl
          key={argumentName}
          id={id}
          field={field}
          language={language}
          loadedChoices={loadedChoices}
          name={argumentFieldName(name, argumentName)}
          value={value(argumentName)}
          error={error(argumentName)}
          // Not required, because staff may press the button of another operation in this form.
          isRequired={false}
        />,
      );
    }
    operationControls.push(
      <div key={name} className="flex flex-wrap items-end gap-3">
        {controls}
        <Button
          type="submit"
          size="sm"
          variant="ghost"
          formAction={operationPath(verbOf(recordType, name))}
          // Skips browser validation, because the fields of other operations may be empty.
          formNoValidate
        >
          {t('withSelected', { what: operation.label[language] })}
        </Button>
      </div>,
    );
  }
  return <div className="mt-4 flex flex-wrap items-end gap-x-8 gap-y-4">{operationControls}</div>;
}
