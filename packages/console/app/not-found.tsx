import { DeadEnd } from '@superbrowser/console/ui/dead-end';

export default function NotFound() {
  return <DeadEnd kind="notFound" />;
}
