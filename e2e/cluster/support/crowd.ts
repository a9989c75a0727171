/** Visitors who send requests without pause while a test stops and starts machines. */
import { sendPatiently, type AcknowledgedForm } from './patient-forms';
import { poll } from './poll';
import { sendRequest } from './cluster-requests';

export interface CrowdResult {
  readonly forms: readonly AcknowledgedForm[];
  /** Status of each page, and of each call that is not a form. */
  readonly statuses: readonly number[];
  /** Requests without an answer, each with its path and error. */
  readonly unanswered: readonly string[];
}

const requestPaths = ['/', '/en/download', '/?promoter=abc123', '/api/server-time'];

/**
 * Requests a page, again after a failure.
 * @returns its status, or why there was no answer
 */
async function requestPatiently(path: string, tries: number): Promise<number | string> {
  let result: number | string = '';
  for (let n = 0; n < tries && result !== 200; n += 1) {
    if (n > 0) await new Promise((resolve) => setTimeout(resolve, 250));
    result = await sendRequest(path).then(
      ({ status }) => status,
      (error: unknown) => `${path}: ${String(error)}`,
    );
  }
  return result;
}

/**
 * Sends forms and requests pages until it is stopped.
 * @param tries of each form and page
 */
export function startCrowd(size: number, tries: number) {
  const [forms, statuses, unanswered]: [AcknowledgedForm[], number[], string[]] = [[], [], []];
  let [isStopped, failure]: [boolean, unknown] = [false, null];
  const sendUntilStopped = async () => {
    while (!isStopped) {
      forms.push(await sendPatiently(tries));
      for (const path of requestPaths) {
        const result = await requestPatiently(path, tries);
        if (typeof result === 'number') statuses.push(result);
        else unanswered.push(result);
      }
    }
  };
  const senders = Promise.all(Array.from({ length: size }, sendUntilStopped));
  senders.catch((error: unknown) => (failure = error));
  return {
    /**
     * Waits until this many more forms were acknowledged.
     * @throws an error that retries did not solve
     */
    waitForForms: async (count: number, meanwhile: string) => {
      const countBefore = forms.length;
      await poll(`${count} forms ${meanwhile}`, () => {
        if (failure) throw failure as Error;
        return forms.length >= countBefore + count;
      });
    },
    stop: async (): Promise<CrowdResult> => {
      isStopped = true;
      await senders;
      return { forms, statuses, unanswered };
    },
  };
}
