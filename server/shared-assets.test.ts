import { readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { dayMs } from '@superbrowser/shared/durations';
import { buildOf, newAssetsFolder } from './app.test-support';
import {
  listPublishedBuilds,
  outdatedBuilds,
  publishAssets,
  removeOldAssets,
} from './shared-assets.mjs';

jest.mock('@/lib/promoter-figures/site-collector', () => ({}));

describe('the folder of all builds', () => {
  it('keeps the last three builds and those younger than thirty days', () => {
    const now = new Date();
    const builds = [1, 2, 3, 29, 31, 90].map((days) => ({
      id: `${days}`,
      at: new Date(now.getTime() - days * dayMs),
    }));
    expect(outdatedBuilds(builds, now)).toEqual(['31', '90']);
    expect(outdatedBuilds(builds.slice(3), now)).toEqual([]);
  });

  it('copies a build once, and removes outdated ones', () => {
    const assetsFolder = newAssetsFolder();
    const now = new Date();
    for (const id of ['a', 'b', 'c', 'd']) publishAssets(buildOf(id), assetsFolder);
    publishAssets(buildOf('a'), assetsFolder);
    const old = new Date(now.getTime() - 40 * dayMs);
    utimesSync(join(assetsFolder, 'd'), old, old);
    expect(
      listPublishedBuilds(assetsFolder)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['a', 'b', 'c', 'd']);
    removeOldAssets(assetsFolder, now);
    expect(readdirSync(assetsFolder).sort()).toEqual(['a', 'b', 'c']);
  });
});
