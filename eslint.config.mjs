import next from 'eslint-config-next';
import tseslint from 'typescript-eslint';

/** Rooms of one part of the site each; what two of them need stands in a shared room. */
const features = {
  './lib': ['accounts', 'applications', 'app-centre', 'desktop', 'detect', 'downloads', 'growth'],
  './components': [
    ...['activity', 'attribution', 'campaigns', 'cases', 'changelog', 'company', 'detect'],
    ...['downloads', 'forms', 'growth', 'legal', 'media', 'news', 'product', 'solutions'],
  ],
};

const betweenFeatures = Object.entries(features).flatMap(([parent, rooms]) =>
  rooms.map((room) => ({
    target: `${parent}/${room}`,
    from: rooms.filter((other) => other !== room).map((other) => `${parent}/${other}`),
    message: 'A feature knows no other; what both need belongs in a shared room.',
  })),
);

const ofComponents = (rooms) => rooms.map((room) => `./components/${room}`);

/** The rooms and who may not enter which (docs: README, "The rooms"). `from` is what must not be imported. */
const walls = [
  { target: './lib', from: ['./app', './components'], message: 'lib decides, it does not draw.' },
  { target: './components', from: './app', message: 'Components know no pages.' },
  ...betweenFeatures,
  {
    target: ofComponents(['ui', 'mockups', 'sections', 'editorial', 'cta', 'desktop', 'layout']),
    from: ofComponents([...features['./components'], 'site']),
    message: 'Shared rooms know no feature.',
  },
  {
    target: ofComponents(features['./components']),
    from: './components/site',
    message: 'components/site puts the features together; only the layout of app imports it.',
  },
  {
    target: './lib/env',
    from: './lib',
    except: ['./env'],
    message: 'Every room reads settings; they know none of the rooms.',
  },
  {
    target: ['./lib/schemas/*.ts', './lib/schemas/!(publishing)/**'],
    from: './',
    except: ['./lib/schemas', './node_modules/zod'],
    message: 'Schemas import zod only.',
  },
  {
    target: './lib/schemas/publishing',
    from: './',
    except: ['./lib/schemas', './lib/routes.ts', './node_modules/zod'],
    message: 'Files of articles and campaigns are judged by zod and the table of pages only.',
  },
  {
    target: ['./components/ui', './components/sections'],
    from: './lib',
    message: 'Primitives and sections take plain props.',
  },
  {
    target: ['./middleware.ts', './lib/edge'],
    from: './lib',
    except: [
      './edge',
      './attribution',
      './targets',
      './env/hosts.ts',
      './i18n/routing.ts',
      './i18n/address.ts',
      './i18n/paths.ts',
      './releases/platform.ts',
      './releases/types.ts',
      './http/csp/policy.ts',
      './routes.ts',
      './seo/feeds/paths.ts',
    ],
    message: 'The edge middleware stays pure and small.',
  },
  {
    target: ['./app', './components', './lib/!(backend)/**', './lib/*.ts'],
    from: './lib/backend',
    message:
      'Only lib/upstream/call/transport.ts and the stand-alone script know the embedded backend.',
  },
  {
    target: './lib/backend',
    from: './lib',
    except: [
      './backend',
      './wire',
      './schemas',
      './env',
      './log',
      './metrics',
      './net',
      './accounts/common-passwords.ts',
      './downloads/samples.ts',
      './downloads/samples.json',
    ],
    message: 'The backend knows the wire format, the schemas and the settings only.',
  },
  {
    target: './lib/wire',
    from: ['./lib/upstream', './lib/backend'],
    message: 'The wire format is spoken by both ends and imports neither.',
  },
  {
    target: './app/!(api|files)/**',
    from: './lib/upstream/call/transport.ts',
    message: 'Pages call the resource files of lib/upstream.',
  },
];

const rawColour = String.raw`/(^|[\s[(:,_'"])(#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})\b|(rgb|hsl)a?\()/`;

const onlyCipherKnowsCrypto = {
  selector: 'ImportDeclaration[source.value=/^crypto-js/]',
  message: 'lib/desktop/protocol/cipher.ts is the one place that knows the cipher.',
};

export default tseslint.config(
  {
    ignores: [
      '.next*/**',
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
      'max-lines': ['error', { max: 250, skipBlankLines: false, skipComments: false }],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    // Pages and sections are mostly markup; a long list of props is not a long thought.
    files: ['**/*.tsx'],
    rules: {
      'max-lines-per-function': ['error', { max: 90, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: [
      '**/*.test.ts',
      '**/*.test.tsx',
      'lib/testing/**',
      'e2e/**',
      'lib/**/seed/**',
      'lib/content/**',
    ],
    rules: { 'max-lines-per-function': 'off' },
  },
  {
    // A table or a text grows with the site; it is not a long thought.
    files: ['lib/content/**'],
    rules: { 'max-lines': 'off' },
  },
  {
    // The one door to the embedded backend, and tests that look at both sides of a wall.
    files: ['lib/upstream/call/transport.ts', '**/*.test.ts', '**/*.test.tsx', 'lib/testing/**'],
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
      'server.ts',
      'scripts/**',
      'bench/**',
      'lib/http/front/**',
      'lib/backend/**',
      'lib/log/**',
    ],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['app/**/*.tsx', 'components/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: `Literal[value=${rawColour}]`,
          message: 'Colours come from the tokens in app/globals.css.',
        },
        {
          selector: `TemplateElement[value.raw=${rawColour}]`,
          message: 'Colours come from the tokens in app/globals.css.',
        },
        onlyCipherKnowsCrypto,
      ],
    },
  },
);
