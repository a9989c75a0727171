import '@/app/styles/product.css';
import { OpenDesktopAppSection } from '@/components/cta/open-desktop-app-section';
import { PageShell } from '@/components/layout/page-shell';
import { pageMetadata } from '@/lib/seo/metadata';
import {
  CouponBand,
  FirstHour,
  ReasonsToReturn,
  WelcomeBackHero,
  NewVersions,
} from './recall-sections';

export const generateMetadata = pageMetadata('/recall');

/** The page answers: I used this once; what has changed, and is it worth coming back? */
export default function RecallPage() {
  return (
    <PageShell path="/recall">
      <WelcomeBackHero />
      <ReasonsToReturn />
      <CouponBand />
      <OpenDesktopAppSection pageName="recall" />
      <FirstHour />
      <NewVersions />
    </PageShell>
  );
}
