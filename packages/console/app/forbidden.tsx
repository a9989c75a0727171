import { ErrorPage } from '@superbrowser/console/ui/error-page';

export default function Forbidden() {
  return <ErrorPage kind="forbidden" />;
}
