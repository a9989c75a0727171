import type { Ref } from 'react';
import { TeamPicture } from './team-picture';
import type { TeamScreen, TeamWords } from './words';

export interface TeamHeadProps {
  ref: Ref<HTMLDivElement>;
  screen: TeamScreen;
  words: TeamWords;
  names: { inviter: string; company: string };
  title: string;
  text: string;
}

/** Where the invitation stands, in a picture and in words; spoken when it changes. */
export function TeamHead({ ref, screen, words, names, title, text }: TeamHeadProps) {
  return (
    <div ref={ref} tabIndex={-1} className="focus-visible:outline-none">
      <div className="bg-blue-50 px-5 py-6">
        <TeamPicture screen={screen} you={words.you} inviter={Array.from(names.inviter)[0] ?? ''} />
      </div>
      <div role="status" className="px-5 pt-7 pb-6 sm:px-9">
        <h1 className="text-[clamp(24px,2.6vw,30px)] leading-[1.35] wrap-anywhere text-text">
          {title}
        </h1>
        <p className="mt-2 text-text-2">{text}</p>
        {names.company !== '' && (
          <dl className="mt-5 grid gap-x-5 gap-y-1 border-y border-line py-4 text-sm sm:grid-cols-[auto_1fr]">
            <dt className="text-text-3">{words.inviter}</dt>
            <dd className="font-bold wrap-anywhere text-text max-sm:mb-2">{names.inviter}</dd>
            <dt className="text-text-3">{words.company}</dt>
            <dd className="font-bold wrap-anywhere text-text">{names.company}</dd>
          </dl>
        )}
      </div>
    </div>
  );
}
