import * as z from 'zod/mini';
import { appCategories, maxAppSearchLength } from '@superbrowser/contract/content/app-categories';
import { trimmedLineSchema } from '@superbrowser/contract/forms/text-rules';

/** Query of the app center. Invalid values fall back to their defaults, so that an old URL still shows a list. */
export const appQuerySchema = z.object({
  locale: z.catch(z.enum(['zh-CN', 'en-US']), 'zh-CN'),
  q: z.catch(trimmedLineSchema().check(z.maxLength(maxAppSearchLength)), ''),
  category: z.catch(z.optional(z.enum(appCategories)), undefined),
  page: z.catch(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(99)), 1),
});
export type AppQuery = z.infer<typeof appQuerySchema>;
