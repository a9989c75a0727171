import { ErrorPage } from '@superbrowser/console/ui/error-page';

export default function NotFoundPage() {
  return <ErrorPage kind="notFound" />;
}
