/** Pixels; three by four and a half, which phones show whole. */
export const posterSize = { width: 1080, height: 1620 } as const;
