/** True in the nightly run: slow tests run longer, or run at all. */
export const isNightly = Boolean(process.env.NIGHTLY);
