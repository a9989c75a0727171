import '@/app/styles/product.css';
import { PageShell } from '@/components/layout/page-shell';
import { PublishedPrices } from '@/components/prices/price-table';
import { pageMetadata } from '@/lib/seo/metadata';
import { BusinessTypes } from './business-types';
import { TeamDay } from './team-day';
import { NotSuitableFor, RolesCompared, UsersHero } from './browser-users-sections';
import { SizeMatrix } from './size-matrix';

export const generateMetadata = pageMetadata('/browser-users');

/** The page answers: is this for people like me, and what changes in my day? */
export default function BrowserUsersPage() {
  return (
    <PageShell path="/browser-users">
      <UsersHero />
      <RolesCompared />
      <BusinessTypes />
      <TeamDay />
      <SizeMatrix />
      <PublishedPrices />
      <NotSuitableFor />
    </PageShell>
  );
}
