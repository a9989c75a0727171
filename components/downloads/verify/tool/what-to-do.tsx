import { TextLink } from '@/components/ui/text-link';
import type { VerdictProps, VerdictWords } from './types';

const steps = ['stop', 'again', 'tell'] as const;

/** What to do with a file that is none of ours. */
export function WhatToDo({ words, ways }: { words: VerdictWords; ways: VerdictProps['ways'] }) {
  return (
    <>
      <ol className="grid list-decimal gap-1.5 pl-5 text-text marker:font-bold">
        {steps.map((step) => (
          <li key={step}>{words.todo[step]}</li>
        ))}
      </ol>
      <p className="flex flex-wrap gap-x-7">
        <TextLink href={ways.download}>{words.download}</TextLink>
        <TextLink href={ways.contact}>{words.contact}</TextLink>
      </p>
    </>
  );
}
