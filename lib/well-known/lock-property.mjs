/** Name of the property by which a list of packages says of which package-lock.json it is (its SHA-256). */
export const lockProperty = 'package-lock.json:sha256';
