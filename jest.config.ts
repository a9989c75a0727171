/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import nextJest from 'next/jest.js';
import { testContacts } from './scripts/lib/test-settings.cjs';

Object.assign(process.env, testContacts);
const createJestConfig = nextJest({ dir: './' });

const config: Config = {
  testEnvironment: 'node',
  // A machine that does other work beside takes its time; no test measures by it.
  testTimeout: 30_000,
  roots: ['lib', 'components', 'app', 'server', 'console', 'scripts'].map(
    (folder) => `<rootDir>/${folder}`,
  ),
  modulePathIgnorePatterns: ['<rootDir>/console/.next'],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    // The real package throws outside a server bundle; tests are neither server nor client.
    '^server-only$': '<rootDir>/lib/env/server-only-stub.ts',
  },
};

/** These packages ship ES modules only and must be compiled for jest. */
const compiled = [
  'next-intl',
  'use-intl',
  'icu-minify',
  '@formatjs',
  'intl-messageformat',
  'negotiator',
  'jose',
  '@noble',
];

export default async function jestConfig(): Promise<Config> {
  const base = await createJestConfig(config)();
  return {
    ...base,
    transformIgnorePatterns: [`/node_modules/(?!(${compiled.join('|')})/)`, '^.+\\.module\\.css$'],
  };
}
