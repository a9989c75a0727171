/** What takes its time is tried for longer at night, or only then. */
export const isNightly = Boolean(process.env.NIGHTLY);
