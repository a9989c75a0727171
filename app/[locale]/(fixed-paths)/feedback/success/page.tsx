import { ReceiptPage } from '@/components/forms/application/receipt-page';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = pageMetadata('/feedback/success');

export default function FeedbackSuccessPage() {
  return <ReceiptPage kind="feedback" />;
}
