import next from 'eslint-config-next';
import tseslint from 'typescript-eslint';
import { importBoundaries } from './scripts/lint/import-boundaries.mjs';

const rawColor = String.raw`/(^|[\s[(:,_'"])(#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})\b|(rgb|hsl)a?\()/`;

const onlyCipherKnowsCrypto = {
  selector: 'ImportDeclaration[source.value=/^crypto-js/]',
  message: 'lib/desktop/protocol/cipher.ts is the one place that knows the cipher.',
};

/** NODE_ENV and NEXT_… are exempt: Node and Next set them, not the operator. */
const onlyEnvReadsSettings = {
  selector:
    'MemberExpression[object.object.name="process"][object.property.name="env"]:not([property.name=/^(NODE_ENV|(__)?NEXT_.*)$/])',
  message: 'Settings are read in lib/core/env.',
};

/** What is stored in browsers is described by lib/content/legal/browser-storage.ts. */
const storageMessage =
  'lib/browser, lib/session and lib/attribution store things in browsers; their names stand in the privacy agreement.';
const cookieRules = [
  {
    selector: 'AssignmentExpression[left.object.name="document"][left.property.name="cookie"]',
    message: storageMessage,
  },
  {
    selector: ':matches(Literal[value=/Max-Age=/], TemplateElement[value.raw=/Max-Age=/])',
    message: storageMessage,
  },
];
const browserStores = ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore'];

const parseUrlInstead = {
  selector: 'CallExpression[callee.object.name="URL"][callee.property.name="canParse"]',
  message:
    'Use parseUrl of packages/shared/parse-url.ts, in lib/core/env that of parse-url.mjs: URL.canParse of Node 20 refuses valid URLs.',
};

const commonRestrictions = [
  onlyEnvReadsSettings,
  ...cookieRules,
  onlyCipherKnowsCrypto,
  parseUrlInstead,
];
const tests = [
  '**/*.test.ts',
  '**/*.test.tsx',
  '**/*.test-support.*',
  'lib/testing/**',
  'packages/backend/testing/**',
];

/**
 * A boolean variable or parameter is a question: `isOpen`, `hasFile`, `takesRest`. Exempt are names of the wire and of
 * libraries, what is taken out of an object, and HTML's own words.
 */
const booleansAreQuestions = [
  'error',
  {
    selector: ['variable', 'parameter'],
    types: ['boolean'],
    modifiers: ['destructured'],
    format: null,
  },
  {
    selector: ['variable', 'parameter'],
    types: ['boolean'],
    format: null,
    custom: {
      regex:
        '^((is|are|has|have|can|may|must|should|will|was|were|did|[a-z]+s)([A-Z0-9].*)?|(required|configured|dynamicParams|javaScriptEnabled|loggedIn))$',
      match: true,
    },
  },
];

/** Node's modules, packages, the packages of this repository, the rest of the site, then what is near. */
const importOrder = {
  groups: ['builtin', 'external', 'internal', 'parent', 'sibling', 'index'],
  pathGroups: [
    { pattern: '@superbrowser/**', group: 'internal', position: 'before' },
    { pattern: '@/**', group: 'internal' },
  ],
  pathGroupsExcludedImportTypes: ['builtin'],
};

/** Rules for components: on all files they would take a quarter of the time of lint. */
const reactRules = next
  .flatMap(({ rules = {} }) => Object.keys(rules))
  .filter((name) => /^(react|react-hooks|jsx-a11y)\//.test(name));

export default tseslint.config(
  {
    ignores: [
      'lib/generated/**',
      'packages/contract/content/generated/**',
      '.next*/**',
      'packages/console/.next*/**',
      'packages/console/next-env.d.ts',
      '.releases/**',
      'packages/console/.releases/**',
      '.fresh-packages/**',
      '.data*/**',
      'node_modules/**',
      'public/**',
      'reports/**',
      'playwright-report/**',
      'test-results/**',
      'next-env.d.ts',
    ],
  },
  ...next,
  ...tseslint.configs.recommended,
  {
    files: ['**/*.ts', '**/*.tsx'],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/ban-ts-comment': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      'import/no-restricted-paths': ['error', { zones: importBoundaries }],
      'import/no-duplicates': 'error',
      'import/order': ['error', importOrder],
      // This rule follows every import, which takes a minute, so it runs in CI only.
      'import/no-cycle': process.env.CI ? ['error', { ignoreExternal: true }] : 'off',
      // Download links must be plain links (D1), and pictures here are small drawings that need no resizing.
      '@next/next/no-html-link-for-pages': 'off',
      '@next/next/no-img-element': 'off',
      'no-console': ['error', { allow: ['warn', 'error'] }],
      eqeqeq: 'error',
      'object-shorthand': ['error', 'properties'],
    },
  },
  {
    // A rejection that nothing waits for ends a server; elsewhere checking every call is not worth the time.
    files: ['lib/**/*.ts', 'packages/**/*.ts', 'server/**/*.ts', 'app/api/**/*.ts'],
    ignores: tests,
    rules: {
      '@typescript-eslint/no-misused-promises': 'error',
    },
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    ignores: tests,
    rules: { '@typescript-eslint/naming-convention': booleansAreQuestions },
  },
  {
    files: ['lib/**', 'packages/**', 'server/**', 'scripts/**', 'bench/**', 'e2e/**'],
    ignores: ['**/*.tsx'],
    rules: Object.fromEntries(reactRules.map((name) => [name, 'off'])),
  },
  {
    // Tests may look at both sides of an import boundary.
    files: ['**/*.test.ts', '**/*.test.tsx', 'lib/testing/**', 'packages/backend/testing/**'],
    rules: { 'import/no-restricted-paths': 'off' },
  },
  {
    files: ['app/**', 'components/**'],
    ignores: ['components/ui/plain-link.tsx'],
    rules: {
      'no-restricted-imports': [
        'error',
        { name: 'next/link', message: 'Use PlainLink: it does not prefetch pages.' },
      ],
    },
  },
  {
    files: ['lib/**', 'packages/**', 'app/**', 'components/**', 'server/**', 'middleware.ts'],
    ignores: tests,
    rules: {
      'no-restricted-syntax': ['error', ...commonRestrictions],
      'no-restricted-globals': [
        'error',
        ...browserStores.map((name) => ({ name, message: storageMessage })),
      ],
      'no-restricted-properties': [
        'error',
        ...browserStores.map((property) => ({
          object: 'window',
          property,
          message: storageMessage,
        })),
        { object: 'navigator', property: 'serviceWorker', message: storageMessage },
      ],
    },
  },
  {
    files: ['lib/core/env/**', 'lib/page-routing/settings.ts'],
    ignores: tests,
    rules: {
      'no-restricted-syntax': ['error', ...cookieRules, onlyCipherKnowsCrypto, parseUrlInstead],
    },
  },
  {
    files: [
      'lib/browser/all-stored-data.ts',
      'lib/attribution/set-cookies.ts',
      'lib/browser/session-storage.ts',
      'lib/browser/local-storage.ts',
      'lib/session/cookies.ts',
    ],
    rules: {
      'no-restricted-syntax': ['error', onlyEnvReadsSettings, onlyCipherKnowsCrypto],
      'no-restricted-globals': 'off',
      'no-restricted-properties': 'off',
    },
  },
  {
    files: ['lib/desktop/protocol/cipher.ts'],
    rules: { 'no-restricted-syntax': ['error', onlyEnvReadsSettings, ...cookieRules] },
  },
  {
    files: ['packages/contract/forms/**', 'packages/contract/content/**'],
    ignores: ['packages/contract/forms/text-rules.ts', '**/*.test.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'CallExpression[callee.object.name="z"][callee.property.name="string"]',
          message:
            'A text field begins with trimmedLineSchema, trimmedTextSchema or untrimmedTextSchema of packages/contract/forms/text-rules.ts.',
        },
        ...commonRestrictions,
      ],
    },
  },
  {
    files: [
      'server/**',
      'packages/console/server.ts',
      'scripts/**',
      'bench/**',
      'packages/backend/**',
      'lib/core/log/**',
    ],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['app/**/*.tsx', 'components/**/*.tsx', 'packages/console/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: `Literal[value=${rawColor}]`,
          message: 'Colors come from the tokens in app/styles/tokens.css.',
        },
        {
          selector: `TemplateElement[value.raw=${rawColor}]`,
          message: 'Colors come from the tokens in app/styles/tokens.css.',
        },
        ...commonRestrictions,
      ],
    },
  },
);
