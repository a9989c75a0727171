import { getTranslations } from 'next-intl/server';
import { roles } from '@superbrowser/console/lib/who/rights';
import { VerbForm } from '@superbrowser/console/ui/form';
import type { Person } from '@superbrowser/console/lib/who/session';
import type { StaffRole } from '@superbrowser/backend/database/tables';

export interface StaffAccount {
  readonly name: string;
  readonly role: StaffRole;
  readonly disabled: boolean;
  readonly created_at: string;
}

interface StaffActionsProps {
  readonly person: Person;
  readonly account: StaffAccount;
}

const buttonStyle = 'min-h-11 cursor-pointer font-bold text-blue-700 hover:underline';

/** What an owner does with an account. */
export async function StaffActions({ person, account }: StaffActionsProps) {
  const [t, words] = [
    await getTranslations('console.staff'),
    await getTranslations('console.frame.roles'),
  ];
  const { name, role, disabled } = account;
  const toggle = disabled ? 'enable' : 'disable';
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <VerbForm person={person} verb="staff role" back="/staff" className="flex items-center gap-2">
        <input type="hidden" name="name" value={name} />
        <select
          name="role"
          defaultValue={role}
          aria-label={t('roleOf', { name })}
          className="min-h-11 rounded-sm border border-control bg-paper px-2"
        >
          {roles.map((one) => (
            <option key={one} value={one}>
              {words(one)}
            </option>
          ))}
        </select>
        <button className={buttonStyle}>{t('setRole')}</button>
      </VerbForm>
      {([toggle, 'sign-out'] as const).map((what) => (
        <VerbForm key={what} person={person} verb={`staff ${what}`} back="/staff">
          <input type="hidden" name="name" value={name} />
          <button className={buttonStyle}>{t(what === 'sign-out' ? 'signOut' : what)}</button>
        </VerbForm>
      ))}
    </div>
  );
}
