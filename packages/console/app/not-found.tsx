import { ErrorPage } from '@superbrowser/console/ui/error-page';

export default function NotFound() {
  return <ErrorPage kind="notFound" />;
}
