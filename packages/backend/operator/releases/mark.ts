import 'server-only';
import { z } from 'zod';
import { refuse, verb } from '../verb';
import { releaseWords, which } from './fields';
import { standingOf, subjectOf } from './offer';
import { notOffered } from './retire';
import { takenApart, typeNumbers, withoutPackage, withPackage, type Package } from './rows';
import { changeSystem, lockReleases, rowsOf } from './store';
import { hasSlots, placeOf } from './systems';

const types = ['latest', 'beta', 'older'] as const;

export const markVerb = verb({
  name: 'release mark',
  summary: {
    zh: '把一个版本标为最新版、测试版或历史版本',
    en: 'Marks a version as latest, beta or earlier',
  },
  positional: [],
  fields: {
    ...releaseWords,
    type: { zh: '类型：latest、beta、older', en: 'latest, beta or older' },
  },
  input: z.strictObject({ ...which, type: z.enum(types) }),
  changes: true,
  async run({ type, ...name }, context) {
    const { db } = context;
    const { system, line, version } = name;
    if (line === 'v6')
      throw refuse('The v6 client has one latest version only.', 'v6 只有最新版，不能改类型。');
    await lockReleases(context);
    const before = await standingOf(name, context);
    const { platform, slot } = placeOf(system);
    const all = takenApart(await rowsOf('website', platform, db), !hasSlots(platform));
    const found = all.find((one) => one.slot === slot && one.version === version);
    if (!found) throw notOffered(name);
    if (found.url === null) throw refuse('It has no package yet.', '这个版本还没有安装包。');
    const marked: Package = { ...found, version_type: typeNumbers[type] };
    const without = (packages: readonly Package[]) => withoutPackage(packages, { slot, version });
    // Somebody who asks for the latest version must get one.
    const isLatest = (one: Package) => one.slot === slot && one.version_type === typeNumbers.latest;
    if (type !== 'latest' && !without(all).some(isLatest))
      throw refuse(
        `No earlier version can take the place of ${subjectOf(name)} as the latest.`,
        `没有更早的版本可以接替 ${subjectOf(name)} 成为最新版。`,
      );
    await changeSystem(system, without, db);
    await changeSystem(system, (rest) => withPackage(rest, marked), db, type !== 'beta');
    const after = await standingOf(name, context);
    return {
      data: { system, line, version, type, latest: after.latest },
      audit: {
        subject: subjectOf(name),
        detail: type,
        before: { ...before },
        after: { ...after },
      },
    };
  },
});
