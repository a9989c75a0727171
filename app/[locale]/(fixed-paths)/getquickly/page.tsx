import '@/app/styles/product.css';
import { PageShell } from '@/components/layout/page-shell';
import { pageMetadata } from '@/lib/seo/metadata';
import { GetQuicklyScreen } from './get-quickly-screen';

export const generateMetadata = pageMetadata('/getquickly');

/** The page answers: I clicked an advertisement; what is this, and how do I start at once? */
export default function GetQuicklyPage() {
  return (
    <PageShell path="/getquickly">
      <GetQuicklyScreen />
    </PageShell>
  );
}
