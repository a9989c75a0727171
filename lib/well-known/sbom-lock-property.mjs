/** Name of the property in which a list of packages has the SHA-256 of the package-lock.json it was made from. */
export const lockProperty = 'package-lock.json:sha256';
