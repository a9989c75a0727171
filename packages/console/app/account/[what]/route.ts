import { changeOwn, ownChanges, type OwnChange } from '@superbrowser/console/account/changes';
import { withNote } from '@superbrowser/console/lib/forms/fields';
import { goTo, readSent } from '@superbrowser/console/lib/forms/sent';

interface Params {
  readonly params: Promise<{ readonly what: string }>;
}

/** What people change about their own account. */
export async function POST(request: Request, { params }: Params): Promise<Response> {
  const { what } = await params;
  if (!(ownChanges as readonly string[]).includes(what)) return new Response(null, { status: 404 });
  const sent = await readSent(request, `account ${what}`);
  if (sent instanceof Response) return sent;
  if (!sent.again) await changeOwn(what as OwnChange, sent);
  return goTo(withNote('/account', sent.id));
}
