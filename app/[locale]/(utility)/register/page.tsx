import { AccountPanel } from '@/components/forms/account/account-panel';
import {
  AccountSafety,
  SignInBenefits,
  GiftPanel,
  GiftTickets,
} from '@/components/forms/account/gift';
import { FormMessages } from '@/components/forms/form-messages';
import { NoScript } from '@/components/forms/no-script';
import { PageShell } from '@/components/layout/page-shell';
import { pageMetadata } from '@/lib/seo/metadata';
import { accountForms } from '@superbrowser/contract/forms/account-forms';

export const generateMetadata = pageMetadata('/register');

export default function RegisterPage() {
  return (
    <PageShell path="/register" tone="light">
      <div className="bg-mist py-6">
        <div className="wrap">
          <NoScript />
          <FormMessages
            fields={accountForms.register}
            groups={['register.panel', 'register.form', 'register.signIn', 'common.promoter']}
          >
            <AccountPanel
              gift={<GiftTickets isCompact />}
              safety={<AccountSafety />}
              aside={{ register: <GiftPanel />, signIn: <SignInBenefits /> }}
            />
          </FormMessages>
        </div>
      </div>
    </PageShell>
  );
}
