/** Versions offered for download (D1, D6). */
import 'server-only';
import { z } from 'zod';
import { verb } from '../verb';
import { addVerb } from './add';
import { listReleases } from './list';
import { markVerb } from './mark';
import { publishVerb } from './publish';
import { retireVerb } from './retire';
import { scheduledVerb, unscheduleVerb } from './schedule';
import { discardVerb, uploadsVerb } from './uploads';

const list = verb({
  name: 'release list',
  summary: { zh: '列出可下载的版本', en: 'Lists what is offered for download' },
  positional: [],
  fields: {},
  input: z.strictObject({}),
  changes: false,
  run: async (_, context) => ({ data: await listReleases(context) }),
});

export const releaseVerbs = [
  ...[addVerb, publishVerb, list, markVerb, retireVerb],
  ...[uploadsVerb, discardVerb, scheduledVerb, unscheduleVerb],
];
