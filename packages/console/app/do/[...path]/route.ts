import { goTo, readSent } from '@superbrowser/console/lib/forms/sent';
import { operationNamed, perform } from '@superbrowser/console/lib/forms/perform';
import { rightOf } from '@superbrowser/console/lib/rights';
import type { Person } from '@superbrowser/console/lib/session';

const plain = (status: number, words: string) =>
  new Response(`${words}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });

interface Params {
  readonly params: Promise<{ readonly path: string[] }>;
}

/** Every change anyone makes at the console: `/do/applications/take`. */
export async function POST(request: Request, { params }: Params): Promise<Response> {
  const verb = (await params).path.join(' ');
  const named = operationNamed(verb);
  const checkAccess = (person: Person) => {
    if (person.mustChange) return goTo('/account');
    const right = named && !named.operation.reads ? rightOf(person.role, verb) : 'hidden';
    if (right === 'hidden') return plain(404, 'Not Found');
    return right === 'knows' ? plain(403, 'Your role does not allow this.') : null;
  };
  const sent = await readSent(request, verb, checkAccess);
  if (sent instanceof Response) return sent;
  return named ? perform(named, sent) : plain(404, 'Not Found');
}
