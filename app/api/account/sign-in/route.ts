import { signInRequestSchema } from '@superbrowser/contract/forms/account-requests';
import { signIn } from '@/lib/accounts/register-and-sign-in';
import { createWriteHandler } from '@/lib/core/http/write-handler';

/** Starts a session with phone and code (R9). */
export const POST = createWriteHandler(signInRequestSchema, signIn);
