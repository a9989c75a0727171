/** Queries that are put together once: on the way of a form, Kysely's putting together costs more than the database. */
import 'server-only';
import type { Compilable, CompiledQuery } from 'kysely';
import type { Db } from './connect';

type Value = string | number | null;
type Values = Readonly<Record<string, Value>>;

/** Stands for a value that is given each time. */
class Slot {
  constructor(readonly name: string) {}
}

/**
 * @param make puts the query together; `slot` names a value that is given each time
 * @returns runs it with these values
 */
export function prepared<V extends Values, R>(
  make: (db: Db, slot: <Name extends keyof V & string>(name: Name) => V[Name]) => Compilable<R>,
): (db: Db, values: V) => Promise<R[]> {
  // By the kind of database: each has its own language.
  const made = new Map<unknown, CompiledQuery<R>>();
  const compiled = (db: Db): CompiledQuery<R> => {
    const kind = db.getExecutor().adapter.constructor;
    const known = made.get(kind) ?? make(db, (name) => new Slot(name) as never).compile();
    made.set(kind, known);
    return known;
  };
  return async (db, values) => {
    const query = compiled(db);
    const parameters = query.parameters.map((given) =>
      given instanceof Slot ? values[given.name] : given,
    );
    return (await db.executeQuery<R>({ ...query, parameters })).rows;
  };
}
