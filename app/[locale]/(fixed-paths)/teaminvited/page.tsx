import type { Metadata } from 'next';
import { accountForms } from '@superbrowser/contract/forms/account-forms';
import { getDownloadMessages } from '@/components/cta/download-messages';
import { FormMessages } from '@/components/forms/form-messages';
import { NoScriptContacts } from '@/components/forms/no-script-contacts';
import { TeamInvitation } from '@/components/forms/team-invitation/team-invitation';
import { PageShell } from '@/components/layout/page-shell';
import { pageMetadata } from '@/lib/seo/metadata';

const baseMetadata = pageMetadata('/teaminvited');

/** The URL holds a token, which no page linked from here may see (R8). */
export async function generateMetadata(
  props: Parameters<typeof baseMetadata>[0],
): Promise<Metadata> {
  return { ...(await baseMetadata(props)), referrer: 'no-referrer' };
}

export default async function TeamInvitedPage() {
  return (
    <PageShell path="/teaminvited" tone="light">
      <div className="bg-mist py-8 md:py-16">
        <div className="mx-auto max-w-[600px] px-5 max-sm:px-3">
          <NoScriptContacts />
          <FormMessages fields={accountForms.join} groups={['teamInvited']}>
            <TeamInvitation downloadMessages={await getDownloadMessages()} />
          </FormMessages>
        </div>
      </div>
    </PageShell>
  );
}
