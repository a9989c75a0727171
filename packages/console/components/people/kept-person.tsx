import { Phone } from '@superbrowser/console/ui/value';
import { getTranslations } from 'next-intl/server';
import type { Note } from '@superbrowser/console/lib/forms/notes';
import type { KeptData } from '@superbrowser/console/lib/people/find';
import type { Person } from '@superbrowser/console/lib/who/session';
import { AccountPart } from './account-part';
import { CodesPart, InvitationsPart, SignInsPart } from './contact-parts';
import { ApplicationsPart } from './applications-part';
import { TakeOut } from './take-out';

interface KeptPersonProps {
  readonly person: Person;
  readonly data: KeptData;
  /** As it was typed. */
  readonly phone: string;
  readonly note: Note | null;
  readonly back: string;
}

/** Everything that is kept of somebody, and what may be done with it. */
export async function KeptPerson({ person, data, phone, note, back }: KeptPersonProps) {
  const t = await getTranslations('console.people');
  const block = data.blocks[0];
  return (
    <>
      <h2 className="mb-3 text-base">
        <Phone number={data.phone} />
      </h2>
      {block && (
        <p className="mb-4 rounded-md bg-risk-bg px-4 py-3 text-risk">
          {t('blocked', { reason: block.reason ?? t('noReason') })}
        </p>
      )}
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <AccountPart account={data.account} />
        <SignInsPart rows={data.signIns} />
        <InvitationsPart
          rows={data.invitations}
          brought={data.invites}
          phone={data.account?.phone}
        />
        <CodesPart codes={data.verification_codes} sends={data.code_sends} />
        <ApplicationsPart rows={data.applications} named={data.named_in_applications_of_others} />
        <TakeOut person={person} phone={phone} note={note} back={back} />
      </div>
    </>
  );
}
