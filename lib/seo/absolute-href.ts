import { site } from '@/lib/site';

/** Absolute URL of anything that is not a page in a language; pages have `absoluteUrl` of metadata.ts. */
export const absoluteHref = (path: string): string => new URL(path, site.origin).toString();
