import { EventEmitter } from 'node:events';
import { watchHandedOver } from './hand-back';

it('gives back what a worker was handed and never took, once', () => {
  const sent: unknown[] = [];
  const worker = Object.assign(new EventEmitter(), {
    send: (...words: unknown[]) => sent.push(words) > 0,
  });
  const said: unknown[] = [];
  const gone = watchHandedOver(worker);
  worker.send({ act: 'newconn', seq: 1 }, 'first');
  worker.send({ act: 'newconn', seq: 2 }, 'second');
  worker.send({ site: 'question', seq: 3 });
  worker.emit('internalMessage', { ack: 1, accepted: true });
  worker.on('internalMessage', (word: unknown) => void said.push(word));
  gone();
  gone();
  expect(said).toEqual([{ cmd: 'NODE_CLUSTER', ack: 2, accepted: false }]);
  expect(sent).toHaveLength(3);
  expect(sent[1]).toEqual([{ act: 'newconn', seq: 2 }, 'second']);
});
