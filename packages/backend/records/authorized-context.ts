/** The context of operations and loaders, created only after the caller's right was checked. */
import 'server-only';
import type { Db } from '../database/open-database';
import { missingRecordError, OperationError } from '../common/operation-error';
import type { DeploymentContext } from '../deployment-context';
import type { Access, Actor } from './access';

export interface OperationEnvironment {
  readonly db: Db;
  readonly deployment: DeploymentContext;
  /** Id of the request; none on the command line. */
  readonly requestId?: string;
  /** Milliseconds; the clock of the machine unless given. */
  readonly now?: number;
}

/**
 * Database access for a caller whose right was checked. The load functions of record types get one; screens written
 * manually check the right themselves.
 */
export class AuthorizedContext {
  private constructor(
    readonly actor: Actor,
    readonly environment: OperationEnvironment,
    /** Milliseconds; the same within an operation. */
    readonly now: number,
  ) {}
  /** @throws OperationError 403 or 404 */
  static for({ allowedRoles, visibleTo }: Access, actor: Actor, environment: OperationEnvironment) {
    if (allowedRoles.includes(actor.role))
      return new AuthorizedContext(actor, environment, environment.now ?? Date.now());
    if (!visibleTo.includes(actor.role)) throw missingRecordError();
    throw new OperationError(403, {
      zh: '您的角色不能这样做。',
      en: 'Your role does not allow this.',
    });
  }
  get db(): Db {
    return this.environment.db;
  }
  get deployment(): DeploymentContext {
    return this.environment.deployment;
  }
  withDb(db: Db) {
    return new AuthorizedContext(this.actor, { ...this.environment, db }, this.now);
  }
}
