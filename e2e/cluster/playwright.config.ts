import { defineConfig } from '@playwright/test';
import { testBuild } from '@/scripts/lib/testing/test-settings.cjs';

Object.assign(process.env, testBuild);

/**
 * Two instances behind nginx. The tests run one after the other, because each stops services that the next one needs.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/cluster',
  workers: 1,
  forbidOnly: true,
  timeout: 120_000,
  reporter: [['list'], ['json', { outputFile: '../../reports/playwright/cluster.json' }]],
});
