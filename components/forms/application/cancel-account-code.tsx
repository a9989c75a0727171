'use client';

import { VerificationCodeInput } from '../verification-code-input';

/** The field for the code that proves whose account it is. */
export function CancelAccountCode() {
  return (
    <VerificationCodeInput
      path="/api/account/code"
      buildBody={(pair, channel) => ({ ...pair, channel, purpose: 'cancel_account' })}
      hasVoice
    />
  );
}
