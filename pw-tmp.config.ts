import { defineConfig } from '@playwright/test';
export default defineConfig({ testDir: 'e2e', outputDir: 'test-results/tmp', timeout: 90_000, workers: 1, reporter: [['list']], expect: { timeout: 15_000 } });
