import * as z from 'zod/mini';
import { appCategories, maxSearchLength } from '@superbrowser/contract/content/app-categories';
import { singleLineField } from '@superbrowser/contract/forms/text-rules';

/** Query of the app center. Invalid values fall back to their defaults, so that an old URL still shows a list. */
export const appQuerySchema = z.object({
  locale: z.catch(z.enum(['zh-CN', 'en-US']), 'zh-CN'),
  q: z.catch(singleLineField().check(z.maxLength(maxSearchLength)), ''),
  category: z.catch(z.optional(z.enum(appCategories)), undefined),
  page: z.catch(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(99)), 1),
});
export type AppQuery = z.infer<typeof appQuerySchema>;
