/** @jest-config-loader esbuild-register */
import { execFileSync } from 'node:child_process';
import type { Config } from 'jest';
import nextJest from 'next/jest.js';
import { testContacts } from './scripts/lib/testing/test-settings.cjs';

Object.assign(process.env, testContacts);
execFileSync('npm', ['run', '--silent', 'content'], { stdio: 'inherit' });
const createJestConfig = nextJest({ dir: './' });

const config: Config = {
  testEnvironment: 'node',
  // A busy machine takes its time; no test measures by this limit.
  testTimeout: 30_000,
  maxWorkers: 2,
  // `npx jest --silent=false <file>` shows what is logged.
  silent: true,
  roots: ['lib', 'components', 'app', 'server', 'packages', 'scripts', 'deploy'].map(
    (folder) => `<rootDir>/${folder}`,
  ),
  modulePathIgnorePatterns: [
    '<rootDir>/packages/console/.next',
    '<rootDir>/packages/console/.releases',
  ],
  setupFilesAfterEnv: ['<rootDir>/lib/testing/query-timeout.ts'],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    '^@superbrowser/(.*)$': '<rootDir>/packages/$1',
    // The real package throws outside a server bundle; tests are neither server nor client.
    '^server-only$': '<rootDir>/scripts/lib/build/server-only-stub.ts',
  },
};

/** Packages that jest compiles, nearly all because they ship ES modules only. */
const compiled = [
  'next-intl',
  'use-intl',
  'icu-minify',
  '@formatjs',
  'intl-messageformat',
  'jose',
  '@noble',
  'markdown-it-cjk-friendly',
  'get-east-asian-width',
];

export default async function jestConfig(): Promise<Config> {
  const base = await createJestConfig(config)();
  const { NIGHTLY, TEST_DATABASE_URL } = process.env;
  return {
    ...base,
    testPathIgnorePatterns: [
      ...(base.testPathIgnorePatterns ?? []),
      ...(NIGHTLY ? [] : [String.raw`\.nightly\.test\.tsx?$`]),
      ...(TEST_DATABASE_URL ? [] : [String.raw`\.postgres\.test\.ts$`]),
    ],
    transformIgnorePatterns: [`/node_modules/(?!(${compiled.join('|')})/)`, '^.+\\.module\\.css$'],
  };
}
