import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { passwordStrength } from '@superbrowser/contract/forms/password';
import { useClientTranslations } from '@/components/client-messages';
import { cn } from '@/components/ui/cn';
import { TextInput } from '../inputs';

const strengthLevels = ['unfit', 'weak', 'fair', 'good', 'strong'] as const;
const strengthTones = [
  'text-text-3',
  'text-risk',
  'text-warm-text',
  'text-blue-700',
  'text-ok',
] as const;

const eyePath =
  'M2.5 12c2.6-4.6 5.8-7 9.5-7s6.9 2.4 9.5 7c-2.6 4.6-5.8 7-9.5 7s-6.9-2.4-9.5-7zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z';

/** An eye; crossed out while the password is hidden. */
function Eye({ isShown }: { isShown: boolean }) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={isShown ? eyePath : `${eyePath}M4 4l16 16`} />
    </svg>
  );
}

/** A new password with its strength (R2) as bars and a word. */
export function PasswordInput() {
  const t = useClientTranslations('register.form');
  const [isShown, setIsShown] = useState(false);
  const { control } = useFormContext();
  const value: unknown = useWatch({ control, name: 'password' });
  const password = typeof value === 'string' ? value : '';
  const strength = passwordStrength(password);
  const tone = strengthTones[strength];
  return (
    <div>
      <TextInput
        name="password"
        type={isShown ? 'text' : 'password'}
        autoComplete="new-password"
        autoCapitalize="none"
        spellCheck={false}
        isInset
        after={
          <button
            type="button"
            aria-label={t(isShown ? 'password.hide' : 'password.show')}
            onClick={() => setIsShown(!isShown)}
            className="absolute top-0 right-0 grid size-12 cursor-pointer place-items-center rounded-md text-text-3 hover:text-text"
          >
            <Eye isShown={isShown} />
          </button>
        }
      />
      <div className="mt-2 flex min-h-5 items-center gap-3">
        <span aria-hidden="true" className={cn('grid flex-1 grid-cols-4 gap-1.5', tone)}>
          {[1, 2, 3, 4].map((bar) => (
            <span
              key={bar}
              className={cn('h-1 rounded-full', bar <= strength ? 'bg-current' : 'bg-line')}
            />
          ))}
        </span>
        <span role="status" className={cn('text-xs leading-[1.25rem] empty:-ml-3', tone)}>
          {password !== '' && (
            <>
              <span className="sr-only">{t('password.strength')} </span>
              {t(`password.levels.${strengthLevels[strength]}`)}
            </>
          )}
        </span>
      </div>
    </div>
  );
}
