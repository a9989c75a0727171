import type { VideoFiles } from '@/lib/content/videos';
import type { Locale } from '@/lib/i18n/routing';

export interface PlayerProps {
  files: VideoFiles;
  title: string;
  locale: Locale;
  /** Name of the captions in the player's menu. */
  captions: string;
}

/** The browser's own player; nothing is loaded before a visitor presses play. */
export function Player({ files, title, locale, captions }: PlayerProps) {
  return (
    <video
      controls
      playsInline
      preload="none"
      poster="/art/help-video.svg"
      // Captions from another host are only read with permission.
      crossOrigin="anonymous"
      aria-label={title}
      className="aspect-video w-full rounded-lg bg-ink-900"
    >
      <source src={files.src} type="video/mp4" />
      <track kind="captions" src={files.captions} srcLang={locale} label={captions} default />
    </video>
  );
}
