import { warmUp } from './warm-up';

it('asks whether the site is ready and for a page, and waits for the answers', async () => {
  const asked: (string | undefined)[] = [];
  let answered = false;
  await warmUp((request, response) => {
    asked.push(request.url);
    setImmediate(() => {
      answered = true;
      response.writeHead(503).end('{}');
    });
  });
  expect([asked, answered]).toEqual([['/api/ready', '/'], true]);
});

it('does not mind an answer that never comes', () =>
  warmUp((request) => void request.socket.destroy()));
