import { accountForms } from '@superbrowser/contract/forms/account-forms';
import { RegisterOrSignInPanel } from '@/components/forms/account/register-or-sign-in-panel';
import {
  AccountSafety,
  SignInBenefits,
  NewAccountBenefits,
  NewAccountCoupons,
} from '@/components/forms/account/account-benefits';
import { FormMessages } from '@/components/forms/form-messages';
import { NoScriptContacts } from '@/components/forms/no-script-contacts';
import { PageShell } from '@/components/layout/page-shell';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = pageMetadata('/register');

export default function RegisterPage() {
  return (
    <PageShell path="/register" tone="light">
      <div className="bg-mist py-6">
        <div className="wrap">
          <NoScriptContacts />
          <FormMessages
            fields={accountForms.register}
            groups={['register.panel', 'register.form', 'register.signIn', 'common.promoter']}
          >
            <RegisterOrSignInPanel
              coupons={<NewAccountCoupons isCompact />}
              safety={<AccountSafety />}
              aside={{ register: <NewAccountBenefits />, signIn: <SignInBenefits /> }}
            />
          </FormMessages>
        </div>
      </div>
    </PageShell>
  );
}
