import '@/app/parts/company.css';
import { LegalPage } from '@/components/content/legal-page';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = pageMetadata('/protocol/privacyservice');

/** The reader asks: what do you know about me, where does it lie, and how do I get rid of it? */
export default function PrivacyPage() {
  return <LegalPage name="privacy" />;
}
