import 'server-only';
import { z } from 'zod';
import { platforms, type Release } from '@/lib/releases/types';

/** Checks releases kept in the last-good files. */
export const releasesSchema: z.ZodType<readonly Release[]> = z.array(
  z.object({
    platform: z.enum(platforms),
    line: z.enum(['v5', 'v6']),
    version: z.string(),
    type: z.enum(['upcoming', 'latest', 'beta', 'older']),
    releasedOn: z.string().nullable(),
    url: z.string().nullable(),
    fileName: z.string().nullable(),
    size: z.number().nullable(),
    sha256: z.string().nullable(),
    osVersionType: z.string().nullish(),
  }),
);
