import type { ReactNode } from 'react';
import { Dots } from '@/components/mockups/dots';
import { Person } from '@/components/mockups/person';
import { StoreTile } from '@/components/mockups/store-tile';
import { Icon } from '@/components/ui/icon';

const arrow = <Icon name="arrow-right" size={30} className="text-blue-400" />;

/** A key, drawn with what the product draws: tiles are stores, circles are persons. */
const scenes: Record<string, ReactNode> = {
  install: (
    <>
      <Icon name="download" size={64} className="text-white" />
      {arrow}
      <Icon name="shield" size={64} className="text-ok-bright" />
      {arrow}
      <Icon name="laptop" size={72} className="text-blue-400" />
    </>
  ),
  'first-store': (
    <>
      <StoreTile code="us" size="lg" />
      <span className="h-1 w-16 rounded-full bg-store-us" />
      <Icon name="globe" size={64} className="text-white" />
      <span className="h-1 w-16 rounded-full bg-store-jp" />
      <StoreTile code="jp" size="lg" />
    </>
  ),
  'hand-over': (
    <>
      <StoreTile code="uk" size="lg" />
      {arrow}
      <span className="rounded-md bg-white/10 px-4 py-3 text-white">
        <Dots count={6} />
      </span>
      {arrow}
      <Person initial="A" size="lg" />
    </>
  ),
  'read-warnings': (
    <>
      <Person initial="?" size="lg" />
      {arrow}
      <Icon name="alert" size={72} className="text-warm-500" />
      <span className="h-16 border-l-4 border-dashed border-on-ink-3" />
      <StoreTile code="my" size="lg" />
    </>
  ),
};

/** What stands where the player would be while there is no film: a picture, not a dead button. */
export function Scene({ slug }: { slug: string }) {
  return (
    <div
      aria-hidden="true"
      className="ground-vault flex aspect-video items-center justify-center overflow-hidden rounded-lg"
    >
      <div className="flex flex-none items-center gap-3 max-sm:scale-80 sm:gap-6">
        {scenes[slug]}
      </div>
    </div>
  );
}
