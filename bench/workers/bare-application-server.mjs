/**
 * What the intake is compared with: a node:http server that reads a JSON body and commits it to SQLite as durably as
 * the site does. Forked by applications.mjs with the path of its database file.
 */
import { createServer } from 'node:http';
import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client';

const db = createClient({ url: pathToFileURL(process.argv[2]).href, concurrency: 1 });
await db.execute('PRAGMA journal_mode = WAL');
await db.execute('PRAGMA synchronous = FULL');
await db.execute('CREATE TABLE applications (key text PRIMARY KEY, fields text NOT NULL)');

async function storeBody(request, response) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const { idempotency_key, ...fields } = JSON.parse(Buffer.concat(chunks).toString('utf8'));
  const sql = 'INSERT INTO applications VALUES (?, ?)';
  await db.execute({ sql, args: [idempotency_key, JSON.stringify(fields)] });
  response.writeHead(200, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify({ apply_no: idempotency_key }));
}

const server = createServer((request, response) => void storeBody(request, response));
server.listen(0, '127.0.0.1', () => process.send(server.address().port));
process.once('disconnect', () => process.exit(0));
