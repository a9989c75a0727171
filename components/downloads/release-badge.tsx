import { Badge, type BadgeProps } from '@/components/ui/badge';
import type { ReleaseType } from '@/lib/releases/types';

const tones: Record<ReleaseType, NonNullable<BadgeProps['tone']>> = {
  latest: 'ok',
  beta: 'blue',
  older: 'idle',
  upcoming: 'soft',
};

/** Kind of a release as a word (D6). */
export function ReleaseBadge({ type, children }: { type: ReleaseType; children: string }) {
  return <Badge tone={tones[type]}>{children}</Badge>;
}
