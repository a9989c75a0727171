/** Keys of encrypted calls to the embedded backend on the same machine, used where no keys are configured. */
export const loopbackKeys = {
  apiKey: 'embedded-backend-key',
  encryptionKey: 'embedded-channel',
} as const;
