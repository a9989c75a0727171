/**
 * When each kind of content last changed: a number by tag that only grows. What is kept is marked with the numbers
 * known when its making began; it is outdated once one of its tags has a higher one (O3). Numbers are compared with
 * numbers only, never with a clock, so that clocks of several machines need not agree.
 */
import { contentTags, type ContentTag } from '@/lib/wire/content-tags';

export type Versions = Readonly<Partial<Record<ContentTag, number>>>;

const isVersion = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0;

/** Versions out of what a file, Redis or a kept page says; whatever is none is left out. */
export function versionsOf(found: unknown): Versions {
  const fields = (typeof found === 'object' && found !== null ? found : {}) as Record<
    string,
    unknown
  >;
  return Object.fromEntries(
    contentTags.flatMap((tag) => {
      const value = Object.hasOwn(fields, tag) ? fields[tag] : undefined;
      const version = typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : value;
      return isVersion(version) ? [[tag, version]] : [];
    }),
  );
}

/** The higher number of each tag. */
export const newest = (...all: readonly Versions[]): Versions =>
  Object.fromEntries(
    contentTags.flatMap((tag) => {
      const version = Math.max(0, ...all.map((versions) => versions[tag] ?? 0));
      return version > 0 ? [[tag, version]] : [];
    }),
  );

/** Those of `known` that are higher than in `other`; null when there is none. */
export function aheadOf(known: Versions, other: Versions): Versions | null {
  const ahead = contentTags.filter((tag) => (known[tag] ?? 0) > (other[tag] ?? 0));
  return ahead.length > 0 ? Object.fromEntries(ahead.map((tag) => [tag, known[tag]])) : null;
}

/**
 * Whether something made of these tags was begun before one of them changed.
 * @param madeWith the versions known when its making began; none for a page of the build
 */
export const isOutdated = (madeWith: Versions, known: Versions, tags: readonly string[]): boolean =>
  contentTags.some((tag) => tags.includes(tag) && (known[tag] ?? 0) > (madeWith[tag] ?? 0));

/** The versions a change of these tags brings: higher than any that is known, and than a lost store's were. */
export const nextVersions = (known: Versions, tags: readonly ContentTag[], now: number): Versions =>
  Object.fromEntries(tags.map((tag) => [tag, Math.max(now, (known[tag] ?? 0) + 1)]));
