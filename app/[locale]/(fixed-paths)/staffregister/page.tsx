import { getTranslations } from 'next-intl/server';
import { accountForms } from '@superbrowser/contract/forms/account-forms';
import { FormMessages } from '@/components/forms/form-messages';
import { NoScriptContacts } from '@/components/forms/no-script-contacts';
import {
  InvitationLinkForm,
  TeamMemberForm,
} from '@/components/forms/team-registration/member-forms';
import { PageShell } from '@/components/layout/page-shell';
import { pageMetadata } from '@/lib/seo/metadata';
import { RoleLadder } from './role-ladder';

export const generateMetadata = pageMetadata('/staffregister');

const pasteId = 'invitation';

export default async function StaffRegisterPage() {
  const t = await getTranslations('staffRegister');
  return (
    <PageShell path="/staffregister" tone="light">
      <div className="bg-mist py-10 text-text-2 md:py-16">
        <FormMessages
          fields={accountForms.register}
          groups={['staffRegister.paste', 'staffRegister.done', 'register.form', 'common.promoter']}
        >
          <div className="wrap">
            <h1 className="text-[clamp(1.875rem,3.2vw,2.5rem)] leading-[1.25] text-text">
              {t('title')}
            </h1>
            <p className="mt-2 max-w-[40em]">{t('lead')}</p>
            <section
              aria-labelledby="invited-title"
              className="mt-8 rounded-lg bg-paper p-5 shadow-2 sm:p-8"
            >
              <h2 id="invited-title" className="text-h3 text-text">
                {t('paste.title')}
              </h2>
              <p className="mt-1 mb-5 text-[0.9375rem]">{t('paste.text')}</p>
              <InvitationLinkForm id={pasteId} />
            </section>
            <div className="mt-12 grid gap-x-12 gap-y-14 lg:grid-cols-[minmax(0,1fr)_380px] xl:grid-cols-[minmax(0,600px)_minmax(0,1fr)] xl:gap-x-20">
              <section
                aria-labelledby="join-title"
                className="self-start rounded-lg bg-paper p-5 shadow-2 sm:p-8"
              >
                <h2 id="join-title" className="text-h3 text-text">
                  {t('join.title')}
                </h2>
                <p className="mt-1 mb-6 text-[0.9375rem]">{t('join.text')}</p>
                <NoScriptContacts />
                <TeamMemberForm pasteId={pasteId} />
              </section>
              <aside className="lg:pt-8">
                <RoleLadder />
              </aside>
            </div>
          </div>
        </FormMessages>
      </div>
    </PageShell>
  );
}
