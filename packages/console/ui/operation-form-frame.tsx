import type { ReactNode } from 'react';
import type { Target } from '@superbrowser/backend/records/run-operation';
import { reservedFieldNames } from '@superbrowser/console/lib/forms/form-fields';
import { createFormToken } from '@superbrowser/console/lib/forms/form-token';
import type { SignedInStaff } from '@superbrowser/console/lib/session';
import { operationPath } from '@superbrowser/console/lib/record-paths';

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
  readonly targets?: readonly Target[];
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

/** The style of operations that cannot be undone. */
export const dangerStyle = '!text-risk';
