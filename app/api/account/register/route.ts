import { isCommonPassword } from '@superbrowser/shared/common-passwords';
import { registerRequestSchema } from '@superbrowser/contract/forms/account-requests';
import { register } from '@/lib/accounts/register-and-sign-in';
import { createWriteHandler } from '@/lib/core/http/write-handler';

/** Creates an account and its session (R5, R6). */
export const POST = createWriteHandler(registerRequestSchema(isCommonPassword), register);
