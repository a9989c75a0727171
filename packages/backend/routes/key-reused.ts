import 'server-only';
import { rets } from '@superbrowser/contract/rets';
import { RetRefusal } from './context';

/** The key of a form came before with something else: what is sent now would be acknowledged and not kept. */
export const keyReused = (): RetRefusal =>
  new RetRefusal(
    rets.keyReused,
    '同一份表单已经收到过，内容与这次不同。如需按现在的内容再交一份，请再点一次提交',
  );
