import { cn } from '@/components/ui/cn';
import type { PersonId } from '@/lib/demo/people';
import { useDemo } from '../demo-context';
import s from './parts.module.css';

interface DemoAvatarProps {
  person: PersonId;
  size?: 'sm' | 'md';
}

/** A circle for a person. */
export function DemoAvatar({ person, size }: DemoAvatarProps) {
  const { initial } = useDemo().messages.people[person];
  return (
    <i
      aria-hidden="true"
      className={cn(s.person, s[person], size && s[`face-${size}`], initial.length > 1 && s.long)}
    >
      {initial}
    </i>
  );
}

/** Several people in a row, with a text for screen readers. */
export function DemoAvatars({ people }: { people: readonly PersonId[] }) {
  const { messages } = useDemo();
  return (
    <span className={s.faces}>
      {people.map((person) => (
        <DemoAvatar key={person} person={person} size="sm" />
      ))}
      <span className="sr-only">
        {people.map((person) => messages.people[person].name).join(', ')}
      </span>
    </span>
  );
}
