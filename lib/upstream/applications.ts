/** The intake of forms (F1). */
import 'server-only';
import type { z } from 'zod';
import { endpoints } from '@superbrowser/contract/endpoints';
import { accountDeadline } from './accounts';
import { callUpstream } from './call/client';

/**
 * Sends an application; a repeated key gives the number of the first time.
 * @param judged whether its fields are what its schema gave: a backend in this process does not judge them again
 * @returns apply_no
 */
export async function sendApplication(
  application: z.input<typeof endpoints.apply.payload>,
  { judged }: { judged: boolean },
): Promise<string> {
  const how = { ...accountDeadline, judged };
  return (await callUpstream(endpoints.apply, application, how)).apply_no;
}
