import { ErrorPage } from '@superbrowser/console/ui/error-page';

export default function ForbiddenPage() {
  return <ErrorPage kind="forbidden" />;
}
