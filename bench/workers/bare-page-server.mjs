/**
 * What the site is compared with: a node:http server that does nothing but send bytes it was given. Forked by
 * baseline-servers.mjs with the path of a folder that holds a file for each encoding.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';

const [folder, ...encodings] = process.argv.slice(2);
const responses = new Map(
  encodings.map((encoding) => {
    const body = readFileSync(join(folder, encoding));
    const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': body.length };
    if (encoding !== 'identity') headers['Content-Encoding'] = encoding;
    return [`/${encoding}`, { body, headers }];
  }),
);

const server = createServer(({ url }, response) => {
  const { body, headers } = responses.get(url);
  response.writeHead(200, headers);
  response.end(body);
});
server.listen(0, '127.0.0.1', () => process.send(server.address().port));
process.once('disconnect', () => process.exit(0));
