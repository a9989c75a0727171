import { ReceiptPage } from '@/components/forms/application/receipt-page';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = pageMetadata('/appointment/success');

export default function AppointmentSuccessPage() {
  return <ReceiptPage kind="appointment" />;
}
