/**
 * Kysely on @libsql/client with exactly one connection: a transaction holds it, everybody else queues for it.
 * (A second connection of the same process would block the event loop while it waits for the first one's lock.)
 */
import 'server-only';
import type { Client, InValue, Transaction } from '@libsql/client';
import {
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
} from 'kysely';

class LibsqlConnection implements DatabaseConnection {
  transaction: Transaction | null = null;

  constructor(private readonly client: Client) {}

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const statement = { sql: query.sql, args: query.parameters as InValue[] };
    const result = await (this.transaction ?? this.client).execute(statement);
    return { rows: result.rows as R[], numAffectedRows: BigInt(result.rowsAffected) };
  }

  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming is not supported');
  }

  async begin(): Promise<void> {
    // Immediate: the write lock is taken now, waiting for other processes, not half way through.
    this.transaction = await this.client.transaction('write');
  }

  async end(how: 'commit' | 'rollback'): Promise<void> {
    const transaction = this.transaction;
    this.transaction = null;
    await transaction?.[how]();
  }
}

class LibsqlDriver implements Driver {
  private readonly connection: LibsqlConnection;
  private tail: Promise<void> = Promise.resolve();
  private release: () => void = () => undefined;

  constructor(private readonly client: Client) {
    this.connection = new LibsqlConnection(client);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<LibsqlConnection> {
    const before = this.tail;
    let free: () => void = () => undefined;
    this.tail = new Promise((resolve) => (free = resolve));
    await before;
    this.release = free;
    return this.connection;
  }

  beginTransaction(connection: LibsqlConnection): Promise<void> {
    return connection.begin();
  }

  commitTransaction(connection: LibsqlConnection): Promise<void> {
    return connection.end('commit');
  }

  rollbackTransaction(connection: LibsqlConnection): Promise<void> {
    return connection.end('rollback');
  }

  async releaseConnection(): Promise<void> {
    this.release();
  }

  async destroy(): Promise<void> {
    this.client.close();
  }
}

class TransactionalAdapter extends SqliteAdapter {
  /** SQLite's DDL is transactional; saying so lets the migrator run in one transaction, which is its lock. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** The dialect over a client opened with `concurrency: 1`; destroying Kysely closes the client. */
export function libsqlDialect(client: Client): Dialect {
  return {
    createAdapter: () => new TransactionalAdapter(),
    createDriver: () => new LibsqlDriver(client),
    createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}
