/** What is kept of a person, with the messages in the outbox file of a demonstration, which are never sent. */
import 'server-only';
import type { Phone } from '../../../common/phone';
import { readOutbox, type OutboxEntry } from '../../../verification-codes/outbox-file';
import type { AuthorizedContext } from '../../../records/authorized-context';
import { loadPersonData } from './person-data';

/** The data of a person and the messages in the outbox file, without their codes, which open an account. */
export async function loadPersonDataWithOutbox(
  phone: Phone,
  { db, deployment }: AuthorizedContext,
) {
  const outbox = (await readOutbox(deployment.outboxFile)).filter(isForPhone(phone));
  return {
    ...(await loadPersonData(db, phone)),
    outbox: outbox.map(({ code: _, text: __, ...rest }) => rest),
  };
}

/** Whether a message of the outbox is for this phone. */
export const isForPhone =
  (phone: string) =>
  ({ area_code, phone: digits }: OutboxEntry): boolean =>
    `+${area_code}${digits}` === phone;
