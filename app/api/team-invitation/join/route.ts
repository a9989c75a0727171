import { joinRequestSchema } from '@superbrowser/contract/forms/account-requests';
import { withVerifiedCode } from '@/lib/verification-codes/with-verified-code';
import { createWriteHandler } from '@/lib/core/http/write-handler';
import { privateJsonResponse } from '@/lib/core/http/responses/uncached-responses';
import { joinTeam } from '@/lib/core/upstream/calls/invitations';

/** Joins a team (R8): it checks the code first and joins with the token of that check (R4). */
export const POST = createWriteHandler(
  joinRequestSchema,
  async ({ token, code, ...form }, visitor) => {
    const subject = { purpose: 'invite_staff', phone: form } as const;
    const { value, cookies } = await withVerifiedCode(visitor, subject, code, (codeOrToken) =>
      joinTeam(token, form, codeOrToken),
    );
    return privateJsonResponse({ state: value }, cookies);
  },
);
