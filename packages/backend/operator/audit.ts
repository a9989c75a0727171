import 'server-only';
import { z } from 'zod';
import { count, oneLine, since } from './fields';
import { verb } from './verb';

export const auditVerbs = [
  verb({
    name: 'audit list',
    summary: { zh: '列出谁做过什么', en: 'Lists who did what' },
    positional: [],
    fields: {
      since: { zh: '从哪天起', en: 'first day' },
      by: { zh: '只看某人', en: 'of one operator only' },
      limit: { zh: '至多几行，默认 100', en: 'lines at most, 100 unless given' },
    },
    input: z.strictObject({
      since: since.optional(),
      by: oneLine(80).optional(),
      limit: count(1, 10_000).default(100),
    }),
    changes: false,
    async run({ since: from, by, limit }, { db }) {
      let query = db
        .selectFrom('audit_lines')
        .select(['at', 'who', 'source', 'system_user', 'verb', 'subject', 'detail'])
        .select(['before', 'after', 'request_id']);
      if (from) query = query.where('at', '>=', from);
      if (by) query = query.where('who', '=', by);
      return { data: await query.orderBy('at', 'desc').orderBy('audit_id').limit(limit).execute() };
    },
  }),
];
