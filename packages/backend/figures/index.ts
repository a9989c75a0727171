/** The promoter figures in the database (O4), for lib/figures/store.ts. */
import 'server-only';

export { addCounts, noteMeasured } from './add-counts';
export { addLink, linkOf } from './links';
export { blockedCodes, countedCodes, knownCodes, notedCodes, noteCode } from './known-codes';
export { allSums, figuresOf } from './read-figures';
