import { readApplyNumber } from '@superbrowser/contract/forms/apply-number';
import { pictureOf } from '@superbrowser/console/lib/applications/load';
import { currentPerson } from '@superbrowser/console/lib/who/person';
import { may } from '@superbrowser/console/lib/who/rights';

interface Params {
  readonly params: Promise<{ readonly number: string }>;
}

/** What a picture may be called; whatever else is stored is given as nothing a browser opens. */
const endings: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
};

/** The screenshot of an application, for whoever may see the application. */
export async function GET(_: Request, { params }: Params): Promise<Response> {
  const person = await currentPerson();
  const { number } = await params;
  const apply_no = readApplyNumber(number);
  const allowed = person && !person.mustChange && may(person.role, 'applications show');
  const picture = allowed && apply_no ? await pictureOf(apply_no) : null;
  const ending = picture && endings[picture.mediaType];
  if (!picture || !ending) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(picture.bytes), {
    headers: {
      'Content-Type': picture.mediaType,
      'Content-Disposition': `inline; filename="${apply_no}.${ending}"`,
      // Opened by itself it runs nothing and asks for nothing.
      'Content-Security-Policy': "default-src 'none'; sandbox",
    },
  });
}
