/** Levels of the plan; the drawing shows one line more for each. */
export const levels = ['connect', 'build', 'ally'] as const;
