/** Property of a list of packages with the SHA-256 of the package-lock.json it was made from. */
export const lockProperty = 'package-lock.json:sha256';
