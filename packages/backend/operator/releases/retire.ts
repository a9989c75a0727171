import 'server-only';
import { z } from 'zod';
import { refuse, verb } from '../verb';
import { releaseWords, which } from './fields';
import { standingOf, subjectOf, type ReleaseName } from './offer';
import { withoutPackage } from './rows';
import { changeSystem, lockReleases } from './store';
import { placeOf } from './systems';

export const notOffered = (name: ReleaseName) =>
  refuse(`${subjectOf(name)} is not offered.`, `没有 ${subjectOf(name)}。`);

export const retireVerb = verb({
  name: 'release retire',
  summary: {
    zh: '撤下一个版本；撤下最新版时，上一版重新成为最新版',
    en: 'Offers a version no more; the one before takes the place of a latest one',
  },
  positional: [],
  fields: releaseWords,
  input: z.strictObject(which),
  changes: true,
  async run(name, context) {
    const { db } = context;
    const { system, line, version } = name;
    await lockReleases(context);
    const before = await standingOf(name, context);
    if (before.type === null) throw notOffered(name);
    const { slot, v6 } = placeOf(system);
    if (line === 'v6')
      await db
        .deleteFrom('v6_releases')
        .where('system_type', '=', v6 ?? 0)
        .execute();
    else await changeSystem(system, (all) => withoutPackage(all, { slot, version }), db);
    const { latest } = await standingOf(name, context);
    return {
      data: { system, line, version, latest },
      audit: {
        subject: subjectOf(name),
        detail: `latest ${latest ?? 'none'}`,
        before: { ...before },
        after: { latest },
      },
    };
  },
});
