import next from 'eslint-config-next';
import tseslint from 'typescript-eslint';
import { walls } from './scripts/lint/walls.mjs';

const rawColour = String.raw`/(^|[\s[(:,_'"])(#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})\b|(rgb|hsl)a?\()/`;

const onlyCipherKnowsCrypto = {
  selector: 'ImportDeclaration[source.value=/^crypto-js/]',
  message: 'lib/desktop/protocol/cipher.ts is the one place that knows the cipher.',
};

export default tseslint.config(
  {
    ignores: [
      '.next*/**',
      'console/.next*/**',
      'console/next-env.d.ts',
      '.releases/**',
      '.data*/**',
      'node_modules/**',
      'public/**',
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
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/ban-ts-comment': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      'import/no-restricted-paths': ['error', { zones: walls }],
      // Download links must be plain links (D1), and pictures here are small drawings of our own.
      '@next/next/no-html-link-for-pages': 'off',
      '@next/next/no-img-element': 'off',
      'no-console': ['error', { allow: ['warn', 'error'] }],
      eqeqeq: 'error',
    },
  },
  {
    // The doors to the embedded backend and to its database, and tests that look at both sides of a wall.
    files: [
      'lib/upstream/call/transport.ts',
      'lib/status/store.ts',
      'lib/figures/store.ts',
      'lib/pictures/store.ts',
      'lib/health/store.ts',
      '**/*.test.ts',
      '**/*.test.tsx',
      'lib/testing/**',
    ],
    rules: { 'import/no-restricted-paths': 'off' },
  },
  {
    files: ['app/**', 'components/**'],
    ignores: ['components/ui/page-link.tsx'],
    rules: {
      'no-restricted-imports': [
        'error',
        { name: 'next/link', message: 'Use PageLink: it does not load pages nobody asked for.' },
      ],
    },
  },
  {
    files: ['lib/**', 'app/**', 'components/**'],
    ignores: ['lib/desktop/protocol/cipher.ts', 'lib/desktop/protocol/cipher.test.ts'],
    rules: {
      'no-restricted-syntax': ['error', onlyCipherKnowsCrypto],
    },
  },
  {
    files: ['lib/schemas/**'],
    ignores: ['lib/schemas/text.ts', '**/*.test.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'CallExpression[callee.object.name="z"][callee.property.name="string"]',
          message: 'A text field begins with line, paragraphs or verbatim of lib/schemas/text.ts.',
        },
        onlyCipherKnowsCrypto,
      ],
    },
  },
  {
    files: [
      'server/**',
      'console/server.ts',
      'scripts/**',
      'bench/**',
      'lib/backend/**',
      'lib/log/**',
    ],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['app/**/*.tsx', 'components/**/*.tsx', 'console/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: `Literal[value=${rawColour}]`,
          message: 'Colours come from the tokens in app/tokens.css.',
        },
        {
          selector: `TemplateElement[value.raw=${rawColour}]`,
          message: 'Colours come from the tokens in app/tokens.css.',
        },
        onlyCipherKnowsCrypto,
      ],
    },
  },
);
