'use client';

import { CodeField } from './code-field';

/** The code that proves whose account it is. */
export function CancelCode() {
  return (
    <CodeField
      path="/api/account/code"
      body={(pair, channel) => ({ ...pair, channel, purpose: 'cancel_account' })}
      voice
    />
  );
}
