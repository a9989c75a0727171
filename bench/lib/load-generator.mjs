/**
 * Load that takes as little processor time as possible: requests are written to open sockets, and responses are only
 * read to find their ends.
 */
import { connect } from 'node:net';

const headEnd = Buffer.from('\r\n\r\n');
const chunksEnd = Buffer.from('\r\n0\r\n\r\n');

/**
 * Reads a connection and calls `onDone` with the status at the end of each response: after its length, or its last
 * chunk.
 */
function createReader(onDone) {
  let head = null;
  let remaining = 0;
  let tail = Buffer.alloc(0);
  const finish = (status) => {
    [head, remaining, tail] = [null, 0, Buffer.alloc(0)];
    onDone(status);
  };
  return (chunk) => {
    if (head === null) {
      tail = Buffer.concat([tail, chunk]);
      const at = tail.indexOf(headEnd);
      if (at < 0) return;
      const text = tail.subarray(0, at).toString('latin1');
      const length = /^content-length: (\d+)/im.exec(text)?.[1];
      head = { status: Number(text.slice(9, 12)), length: length && Number(length) };
      chunk = tail.subarray(at + headEnd.length);
      remaining = head.length ?? 0;
      // The end of the chunks may be all there is.
      tail = Buffer.from('\r\n');
    }
    if (head.length !== undefined) remaining -= chunk.length;
    else tail = Buffer.concat([tail, chunk]).subarray(-chunksEnd.length);
    if (head.length === undefined ? tail.equals(chunksEnd) : remaining <= 0) finish(head.status);
  };
}

/**
 * @param {object} options
 * @param {number} options.port
 * @param {() => string} options.nextPath of the next request
 * @param {number} options.total
 * @param {number} options.concurrency
 * @param {string} [options.encoding] what is accepted; none when left out
 * @param {number} [options.status] what every response must have
 * @returns {Promise<number>} requests a second
 * @throws Error for a response of another status, and for a connection the server ends meanwhile
 */
export function runLoad({
  port,
  nextPath,
  total,
  concurrency,
  encoding = 'identity',
  status: wanted = 200,
}) {
  const startedAt = performance.now();
  let [sentCount, responseCount] = [0, 0];
  return new Promise((resolve, reject) => {
    const sockets = Array.from({ length: concurrency }, () => {
      const socket = connect(port, '127.0.0.1').setNoDelay(true).on('error', reject);
      // After the last response the promise is settled, and this has no effect.
      socket.on('close', () =>
        reject(new Error(`connection ended after ${responseCount} responses`)),
      );
      const send = () => {
        if (sentCount >= total) return;
        sentCount += 1;
        socket.write(
          `GET ${nextPath()} HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\nAccept-Encoding: ${encoding}\r\n` +
            'User-Agent: Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36\r\n\r\n',
        );
      };
      const read = createReader((status) => {
        if (status !== wanted) return reject(new Error(`answered ${status}, not ${wanted}`));
        responseCount += 1;
        if (responseCount === total) {
          for (const openSocket of sockets) openSocket.destroy();
          return resolve(total / ((performance.now() - startedAt) / 1_000));
        }
        send();
      });
      socket.on('data', read);
      socket.once('connect', send);
      return socket;
    });
  });
}
