/** Property by which a list of packages names its package-lock.json (its SHA-256). */
export const lockProperty = 'package-lock.json:sha256';
