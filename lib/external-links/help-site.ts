/** The separate online-help site (T2). */
import { getBuildTimeEnv } from '@/lib/core/env/build-time';

/** Sections of the help site (T2). */
export const helpSections = ['support', 'update', 'scene', 'usecase'] as const;
type HelpSection = (typeof helpSections)[number];

/** URL of a section of the online help; null while no help site is configured; /service is the help then. */
export function helpHref(
  section: HelpSection,
  origin: string | undefined = getBuildTimeEnv().HELP_SITE_ORIGIN,
): string | null {
  return origin ? new URL(`/${section}`, origin).toString() : null;
}
