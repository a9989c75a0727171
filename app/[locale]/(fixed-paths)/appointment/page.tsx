import { ApplyPage } from '@/components/forms/application/apply-page';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = pageMetadata('/appointment');

export default function AppointmentPage() {
  return <ApplyPage kind="appointment" />;
}
