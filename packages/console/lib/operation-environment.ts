/** Who runs the console's operations, and in which environment. */
import 'server-only';
import type { Actor } from '@superbrowser/backend/records/access';
import type { AuditContext } from '@superbrowser/backend/records/audit-log';
import { findOperationByVerb } from '@superbrowser/backend/admin/all-operation-groups';
import type { OperationEnvironment } from '@superbrowser/backend/records/authorized-context';
import { runOperation } from '@superbrowser/backend/records/run-operation';
import { readDeploymentSettings } from '@superbrowser/backend/deployment-context';
import { getCurrentRequest } from '@/lib/core/log/request-context';
import { siteFunctions } from '@/lib/site-functions-for-operations';
import { getDatabase } from './database';
import type { SignedInStaff } from './session';

export const actorOf = ({ name, role }: Pick<SignedInStaff, 'name' | 'role'>): Actor => ({
  name,
  role,
  source: 'console',
});

/**
 * Creates what an operation needs: the database, the deployment and the id of the current request, by which an audit
 * entry can be matched with the log. Outside of a request there is no id.
 */
export async function createOperationEnvironment(): Promise<OperationEnvironment> {
  const { request } = getCurrentRequest();
  return {
    db: await getDatabase(),
    deployment: { ...readDeploymentSettings(), ...siteFunctions },
    ...(request && { requestId: request }),
  };
}

/**
 * The context of audit entries outside operations, such as a sign-in or a change of one's own password.
 * @param name the account
 */
export async function createAuditContext(name: string): Promise<AuditContext> {
  const environment = await createOperationEnvironment();
  return {
    actor: { name, source: 'console' },
    db: environment.db,
    now: Date.now(),
    environment,
  };
}

/** The result of an operation without arguments that only reads, such as `health show`. */
export async function runReadOperation<T>(verb: string, staffMember: SignedInStaff): Promise<T> {
  const namedOperation = findOperationByVerb(verb);
  if (!namedOperation) throw new Error(`There is no ${verb}`);
  const input = { args: {} };
  return (
    await runOperation(
      namedOperation.group,
      namedOperation.name,
      input,
      actorOf(staffMember),
      await createOperationEnvironment(),
    )
  ).data as T;
}
