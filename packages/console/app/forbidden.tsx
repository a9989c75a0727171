import { DeadEnd } from '@superbrowser/console/ui/dead-end';

export default function Forbidden() {
  return <DeadEnd kind="forbidden" />;
}
