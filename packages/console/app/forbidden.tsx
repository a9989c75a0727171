import { DeadEndPage } from '@superbrowser/console/ui/dead-end-page';

export default function ForbiddenPage() {
  return <DeadEndPage kind="forbidden" />;
}
