/**
 * Kysely on libsql with exactly one connection: a transaction holds it, everybody else queues for it.
 * (A second connection of the same process would block the event loop while it waits for the first one's lock.)
 * A site that runs prepares each statement once.
 */
import 'server-only';
import type Database from 'libsql';
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

type Statement = Database.Statement<[unknown[]]>;

/** Statements are those of the site's code; a bound all the same. */
const mostPrepared = 500;

const writes = /^\s*(insert|update|delete)\b/i;

/** SQLite knows no booleans. */
function bound(value: unknown): unknown {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value === undefined) throw new TypeError('undefined cannot be stored');
  return value;
}

class LibsqlConnection implements DatabaseConnection {
  private readonly prepared = new Map<string, Statement>();

  constructor(
    private readonly database: Database.Database,
    private readonly keepsStatements: boolean,
  ) {}

  private statement(sql: string): Statement {
    if (!this.keepsStatements) return this.database.prepare<[unknown[]]>(sql);
    const known = this.prepared.get(sql);
    if (known) return known;
    if (this.prepared.size >= mostPrepared) this.prepared.clear();
    const statement = this.database.prepare<[unknown[]]>(sql);
    this.prepared.set(sql, statement);
    return statement;
  }

  /** In a promise: what the database throws is the caller's to catch. */
  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const values = parameters.map(bound);
    const isAlone = this.keepsStatements && writes.test(sql) && !this.database.inTransaction;
    return isAlone ? this.alone(() => this.execute<R>(sql, values)) : this.execute(sql, values);
  }

  private execute<R>(sql: string, values: unknown[]): QueryResult<R> {
    const statement = this.statement(sql);
    if (statement.reader) return { rows: statement.all(values) as R[] };
    return { rows: [], numAffectedRows: BigInt(statement.run(values).changes) };
  }

  /**
   * A write that waited for another process in vain stays begun for SQLite until it is run again, and no commit ends
   * meanwhile. So only the beginning of a transaction ever waits: it is what every next write runs first.
   */
  private alone<T>(write: () => T): T {
    this.run('BEGIN IMMEDIATE');
    try {
      const result = write();
      this.run('COMMIT');
      return result;
    } catch (error) {
      this.undo();
      throw error;
    }
  }

  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming is not supported');
  }

  run(command: string): void {
    this.statement(command).run([]);
  }

  /** Some failures (a full disk) have undone the transaction already. */
  undo(): void {
    if (this.database.inTransaction) this.run('ROLLBACK');
  }
}

class LibsqlDriver implements Driver {
  private readonly connection: LibsqlConnection;
  private tail: Promise<void> = Promise.resolve();
  private release: () => void = () => undefined;

  constructor(
    private readonly database: Database.Database,
    keepsStatements: boolean,
  ) {
    this.connection = new LibsqlConnection(database, keepsStatements);
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

  async beginTransaction(connection: LibsqlConnection): Promise<void> {
    // Immediate: the write lock is taken now, waiting for other processes, not half way through.
    connection.run('BEGIN IMMEDIATE');
  }

  async commitTransaction(connection: LibsqlConnection): Promise<void> {
    try {
      connection.run('COMMIT');
    } catch (error) {
      // It may still be open (another process reads); nobody must inherit it.
      connection.undo();
      throw error;
    }
  }

  async rollbackTransaction(connection: LibsqlConnection): Promise<void> {
    connection.undo();
  }

  async releaseConnection(): Promise<void> {
    this.release();
  }

  async destroy(): Promise<void> {
    this.database.close();
  }
}

class TransactionalAdapter extends SqliteAdapter {
  /** SQLite's DDL is transactional; saying so lets the migrator run in one transaction, which is its lock. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

export interface DialectOptions {
  /**
   * For a process that ends with its database. A statement that is kept keeps the file open beyond its closing, and
   * libsql has no way to let go of one.
   */
  readonly keepsStatements?: boolean;
}

/** The dialect over an open database; destroying Kysely closes it. */
export function libsqlDialect(
  database: Database.Database,
  { keepsStatements = false }: DialectOptions = {},
): Dialect {
  return {
    createAdapter: () => new TransactionalAdapter(),
    createDriver: () => new LibsqlDriver(database, keepsStatements),
    createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}
