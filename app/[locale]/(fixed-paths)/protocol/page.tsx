import '@/app/styles/company.css';
import { pageMetadata } from '@/lib/seo/metadata';
import { LegalPage } from './legal-page';

export const generateMetadata = pageMetadata('/protocol');

/** The page answers: what do I agree to, what does it cost, and may my colleague use my account? */
export default function ProtocolPage() {
  return <LegalPage name="agreement" />;
}
