/** What the two instances have stored in their PostgreSQL. */
import { Client } from 'pg';
import { databaseUrl } from './cluster-processes';

export async function queryDatabase(sql: string, values: readonly unknown[] = []) {
  const client = new Client({ connectionString: databaseUrl() });
  await client.connect();
  try {
    return (await client.query(sql, [...values])).rows as Record<string, unknown>[];
  } finally {
    await client.end();
  }
}

/** How often each of these numbers is stored. */
export async function countStored(numbers: readonly string[]): Promise<number[]> {
  const rows = await queryDatabase('select apply_no from applications where apply_no = any($1)', [
    numbers,
  ]);
  const storedNumbers = rows.map(({ apply_no }) => apply_no);
  return numbers.map(
    (number) => storedNumbers.filter((storedNumber) => storedNumber === number).length,
  );
}
