import '@/app/styles/company.css';
import { LegalPage } from '@/app/[locale]/(fixed-paths)/protocol/legal-page';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = pageMetadata('/protocol/privacyservice');

/** The page answers: what do you know about me, where is it stored, and how do I delete it? */
export default function PrivacyPage() {
  return <LegalPage name="privacy" />;
}
