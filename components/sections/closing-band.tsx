import type { ReactNode } from 'react';
import { Beams } from '@/components/mockups/beams';
import { Phrases } from './phrases';

const heights = [430, 330, 150, 0, 0, 150, 330, 430] as const;

export interface ClosingBandProps {
  title: string;
  text?: string;
  /** One to three buttons. */
  actions: ReactNode;
}

/** Last word of a page: beams rising from the eight stores around one action. */
export function ClosingBand({ title, text, actions }: ClosingBandProps) {
  return (
    <section
      aria-labelledby="closing-title"
      className="ground-band relative overflow-hidden pt-14 text-on-ink-2 md:pt-24"
    >
      <div className="wrap">
        <div className="relative z-10 text-center">
          <h2 id="closing-title" className="text-[clamp(30px,4vw,52px)] leading-[1.22] text-on-ink">
            <Phrases text={title} />
          </h2>
          {text && <p className="mx-auto mt-3.5 max-w-[34em] text-lead">{text}</p>}
          <div className="mt-7 flex flex-col items-stretch justify-center gap-3 sm:flex-row sm:flex-wrap sm:items-center sm:gap-4">
            {actions}
          </div>
        </div>
        <Beams
          heights={heights}
          size="band"
          className="mt-16 pb-7 max-md:-mx-2 md:mt-18 md:pb-11"
        />
      </div>
    </section>
  );
}
