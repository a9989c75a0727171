/** The intake of forms (F1). */
import 'server-only';
import type { z } from 'zod';
import { endpoints } from '@superbrowser/contract/endpoints';
import { callUpstream } from './call/client';

/** Sends an application; a repeated key gives the number of the first time. @returns apply_no */
export async function sendApplication(
  application: z.input<typeof endpoints.apply.payload>,
): Promise<string> {
  return (await callUpstream(endpoints.apply, application)).apply_no;
}
