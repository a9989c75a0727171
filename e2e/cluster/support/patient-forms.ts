/** Visitors who send a form again and again until they get a number, as a patient person would. */
import { randomUUID } from 'node:crypto';
import { withSubmissionMeta, kindDescriptions } from '@/lib/testing/every-application-kind';
import { sendRequest, createLoopbackIp, type RequestOptions } from './cluster-requests';

const [form] = kindDescriptions;

export const createFilledForm = () =>
  withSubmissionMeta({ ...form!.requiredValues(), idempotency_key: randomUUID() });

export const sendForm = (body: unknown, options?: RequestOptions) =>
  sendRequest(`/api/applications/${form!.slug}`, { ...options, body });

export interface AcknowledgedForm {
  readonly number: string;
  /** Answers without a number, and connections that broke. */
  readonly failures: readonly string[];
}

/**
 * Sends one form, and sends the same form again after a failure.
 * @param tries in total
 * @throws Error when all tries failed
 */
export async function sendPatiently(tries: number): Promise<AcknowledgedForm> {
  const [body, ip] = [createFilledForm(), createLoopbackIp()];
  const failures: string[] = [];
  for (let n = 0; n < tries; n += 1) {
    try {
      const { status, text } = await sendForm(body, { ip });
      if (status === 200) {
        const { number } = JSON.parse(text) as { number: string };
        return { number, failures };
      }
      failures.push(String(status));
    } catch (error) {
      failures.push(error instanceof Error ? error.message : 'unknown');
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`No number after ${tries} tries: ${failures.join(', ')}`);
}
