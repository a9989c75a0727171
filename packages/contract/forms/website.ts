import * as z from 'zod/mini';
import { line } from './text';

/** An http(s) address; `example.com` is meant as one. */
export const websiteSchema = z.pipe(
  z.optional(line('website').check(z.maxLength(200, { error: 'tooLong' }))),
  z.transform((value, context) => {
    if (!value) return undefined;
    const text = /^[a-z][a-z\d+.-]*:/i.test(value) ? value : `https://${value}`;
    const url = URL.canParse(text) ? new URL(text) : null;
    // The URL parser silently encodes spaces.
    const fits =
      url &&
      !/\s/.test(value) &&
      /^https?:$/.test(url.protocol) &&
      /\.[^.\s]/.test(url.hostname) &&
      !url.username;
    if (fits) return text;
    context.issues.push({ code: 'custom', message: 'website', input: value });
    return z.NEVER;
  }),
);
