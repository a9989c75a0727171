/** Analytics events, as visitors' browsers report them. */
import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Routes } from '../route-context';
import { toInstant } from '../database/stored-instant';

export const analyticsEventRoutes: Pick<Routes, 'reportEvent'> = {
  async reportEvent(payload, { db, now }) {
    await db
      .insertInto('events')
      .values({
        event_id: randomUUID(),
        key: payload.key,
        count: payload.count,
        platform: payload.platform,
        segmentation: JSON.stringify(payload.segmentation),
        received_at: toInstant(now()),
      })
      .execute();
    return {};
  },
};
