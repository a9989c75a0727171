import { buildEnv } from '@/lib/env/build';
import type { Locale } from '@/lib/i18n/routing';
import { handOverVideo } from './hand-over';
import { install } from './install';
import { firstStore } from './first-store';
import { readWarnings } from './read-warnings';
import type { HelpVideo } from './types';

/** In the order a newcomer needs them. */
export const helpVideos: readonly HelpVideo[] = [install, firstStore, handOverVideo, readWarnings];

export interface VideoFiles {
  readonly src: string;
  readonly captions: string;
}

/**
 * Where a video and its captions lie; null while no folder is configured.
 * @param base folder, with or without a slash at its end
 */
export function filesOf(
  slug: string,
  locale: Locale,
  base: string | undefined = buildEnv().HELP_VIDEO_BASE,
): VideoFiles | null {
  if (!base) return null;
  const folder = base.replace(/\/+$/, '');
  return { src: `${folder}/${slug}.mp4`, captions: `${folder}/${slug}.${locale}.vtt` };
}

/** 75 as 1:15. */
export const videoTime = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
