/** The yardstick: a node:http server that does nothing but send one page. Forked by throughput.mjs. */
import { createServer } from 'node:http';

process.once('message', (html) => {
  const body = Buffer.from(html);
  const server = createServer((_request, response) => {
    response.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': body.length,
    });
    response.end(body);
  });
  server.listen(0, '127.0.0.1', () => process.send(server.address().port));
});
process.once('disconnect', () => process.exit(0));
