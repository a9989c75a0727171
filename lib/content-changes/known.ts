/** What this process knows of changed content, for every bundle of the site. */
import { newest, type Versions } from './versions';

// One per process: pages, handlers and the page store are separate bundles of the same server.
const shared = globalThis as typeof globalThis & { __contentVersions?: Versions };

/** The versions of all content as far as this process has heard; nothing in a build or a script. */
export const knownVersions = (): Versions => shared.__contentVersions ?? {};

/** Adds what was heard. Nothing is ever forgotten: a store that lost its numbers makes no old page new. */
export function learn(versions: Versions): void {
  shared.__contentVersions = newest(knownVersions(), versions);
}
