import 'server-only';
import { bilingual, type BilingualText } from '@superbrowser/shared/bilingual-text';

/**
 * Describes the stored reason why a delivery failed. If the webhook refused it, common/signed-post.ts wrote that
 * reason.
 */
export function describeDeliveryFailure(failure: string): BilingualText {
  const [, status] = /^the receiver answered (\d+)$/.exec(failure) ?? [];
  if (status) return bilingual(`对方系统返回了 ${status}`, `the receiver answered ${status}`);
  if (/timeout/i.test(failure))
    return bilingual('对方系统没有及时回应', 'the receiver did not answer in time');
  if (failure === 'ECONNREFUSED')
    return bilingual('对方系统拒绝了连接', 'the receiver refused the connection');
  if (failure === 'ENOTFOUND') return bilingual('找不到这个地址', 'there is no such address');
  if (failure === 'Error') return bilingual('连不上对方系统', 'the receiver could not be reached');
  return bilingual(failure, failure);
}
