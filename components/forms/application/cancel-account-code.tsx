'use client';

import { VerificationCodeField } from '../verification-code-field';

/** The field for the code that proves whose account it is. */
export function CancelAccountCode() {
  return (
    <VerificationCodeField
      path="/api/account/code"
      buildBody={(pair, channel) => ({ ...pair, channel, purpose: 'cancel_account' })}
      hasVoice
    />
  );
}
