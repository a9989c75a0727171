import { DeadEndPage } from '@superbrowser/console/ui/dead-end-page';

export default function NotFoundPage() {
  return <DeadEndPage kind="notFound" />;
}
