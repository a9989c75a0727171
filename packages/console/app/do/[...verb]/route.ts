import { verbOfPath } from '@superbrowser/console/lib/forms/fields';
import { perform, verbNamed } from '@superbrowser/console/lib/forms/perform';
import { goTo, readSent } from '@superbrowser/console/lib/forms/sent';
import { rightOf } from '@superbrowser/console/lib/who/rights';
import type { Person } from '@superbrowser/console/lib/who/session';

const plain = (status: number, words: string) =>
  new Response(`${words}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });

interface Params {
  readonly params: Promise<{ readonly verb: string[] }>;
}

/** Every change anybody makes at the console. */
export async function POST(request: Request, { params }: Params): Promise<Response> {
  const name = verbOfPath((await params).verb);
  const verb = verbNamed(name);
  const judge = (person: Person) => {
    if (person.mustChange) return goTo('/account');
    const right = verb?.changes ? rightOf(person.role, name) : 'hidden';
    if (right === 'hidden') return plain(404, 'Not Found');
    return right === 'knows' ? plain(403, 'Your role does not allow this.') : null;
  };
  const sent = await readSent(request, name, judge);
  if (sent instanceof Response) return sent;
  return verb ? perform(verb, sent) : plain(404, 'Not Found');
}
