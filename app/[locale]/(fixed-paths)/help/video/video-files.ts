import { getBuildTimeEnv } from '@/lib/core/env/build-time';
import type { LessonId } from '@/lib/demo/lessons';
import type { Locale } from '@/lib/core/i18n/routing';

export interface VideoFiles {
  readonly src: string;
  readonly captions: string;
}

/**
 * URLs of a lesson's video and captions; null while no folder is configured.
 * @param base folder, with or without a trailing slash
 */
export function videoFilesOf(
  lesson: LessonId,
  locale: Locale,
  base: string | undefined = getBuildTimeEnv().HELP_VIDEO_BASE,
): VideoFiles | null {
  if (!base) return null;
  const folder = base.replace(/\/+$/, '');
  return { src: `${folder}/${lesson}.mp4`, captions: `${folder}/${lesson}.${locale}.vtt` };
}

/** Formats seconds: 75 as 1:15. */
export const formatVideoTime = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
