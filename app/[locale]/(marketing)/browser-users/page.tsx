import { PageShell } from '@/components/layout/page-shell';
import { DayRuler } from '@/components/product/users/day-ruler';
import { NotFor } from '@/components/product/users/not-for';
import { RoleLedger } from '@/components/product/users/role-ledger';
import { SizeMatrix } from '@/components/product/users/size-matrix';
import { Trades } from '@/components/product/users/trades';
import { UsersHero } from '@/components/product/users/users-hero';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = pageMetadata('/browser-users');

/** "Is this for somebody like me, and what changes in my day?" */
export default function BrowserUsersPage() {
  return (
    <PageShell path="/browser-users">
      <UsersHero />
      <RoleLedger />
      <Trades />
      <DayRuler />
      <SizeMatrix />
      <NotFor />
    </PageShell>
  );
}
