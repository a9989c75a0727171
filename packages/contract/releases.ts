/** Schemas of the three version lists: website list, v6 list, history. */
import { z } from 'zod';
import {
  byteSizeSchema,
  dateDigitsSchema,
  looseIntSchema,
  optionalTextSchema,
  sha256Schema,
} from './wire-fields';

/** 0 upcoming, 1 latest, 2 beta, 3 older (D6). */
const versionTypeSchema = looseIntSchema.pipe(z.literal([0, 1, 2, 3]));

/**
 * `size` and `sha256` belong to download_url_64, or to download_url where that is the only one. `size_32` and
 * `sha256_32` always belong to download_url.
 */
export const versionEntrySchema = z.object({
  version: z.string().min(1).max(40),
  version_type: versionTypeSchema,
  online_time: dateDigitsSchema,
  download_url: optionalTextSchema,
  download_url_64: optionalTextSchema,
  os_version_type: z.union([z.string(), z.number()]).nullish(),
  size: byteSizeSchema,
  sha256: sha256Schema,
  size_32: byteSizeSchema,
  sha256_32: sha256Schema,
});
export type VersionEntry = z.infer<typeof versionEntrySchema>;

const versionEntriesSchema = z
  .array(versionEntrySchema)
  .nullish()
  .transform((value) => value ?? []);

/** Unknown platform ids are dropped without validation, so that a new platform cannot break the known ones. */
const desktopVersionsSchema = z.object({
  Win: versionEntriesSchema,
  Win_base: versionEntriesSchema,
  Win_lite: versionEntriesSchema,
  Win_speed: versionEntriesSchema,
  Mac: versionEntriesSchema,
  Macos_m1: versionEntriesSchema,
  Linux: versionEntriesSchema,
});
const mobileVersionsSchema = z.object({ Android: versionEntriesSchema, Ios: versionEntriesSchema });
export type WirePlatform =
  keyof z.infer<typeof desktopVersionsSchema> | keyof z.infer<typeof mobileVersionsSchema>;

export const versionListSchema = z.object({
  pc: desktopVersionsSchema,
  phone: mobileVersionsSchema.prefault({}),
  v6: z.string().nullish(),
});
export type VersionList = z.infer<typeof versionListSchema>;

/** system_type: 1 Windows, 2 Mac Intel, 3 Mac Apple M, 4 Linux. The site ignores entries with other numbers. */
const v6EntrySchema = z.object({
  system_type: looseIntSchema,
  install_download_url: optionalTextSchema,
  version: z.string().min(1).max(40),
  online_time: dateDigitsSchema,
  size: byteSizeSchema,
  sha256: sha256Schema,
});
export const v6ListSchema = z.array(v6EntrySchema);
export type V6Entry = z.infer<typeof v6EntrySchema>;

export const historySchema = z.array(versionEntrySchema);
