/** Returns regular expressions of paths in the repository, without browser and meta tests. @param {string[]} patterns */
const buildTestRegex = (...patterns) =>
  patterns.map(
    (pattern) => `^${__dirname.replace(/[^\w/]/g, '\\$&')}/(?!tests/(browser|meta)/)${pattern}$`,
  );

/** @param {import('@swc/core').ParserConfig} parser */
const swc = (parser) => [
  '@swc/jest',
  { jsc: { parser, target: 'es2023', transform: { react: { runtime: 'automatic' } } } },
];

const shared = {
  rootDir: __dirname,
  roots: ['<rootDir>/src', '<rootDir>/mock-api', '<rootDir>/tests'],
  setupFilesAfterEnv: ['<rootDir>/tests/setup.ts'],
  transform: {
    '\\.tsx$': swc({ syntax: 'typescript', tsx: true }),
    '\\.ts$': swc({ syntax: 'typescript' }),
    '\\.m?js$': swc({ syntax: 'ecmascript' }),
    '\\.md$': '<rootDir>/tests/markdown.js',
  },
  transformIgnorePatterns: [
    '/node_modules/(?!(marked|d3|d3-[a-z0-9-]+|internmap|delaunator|robust-predicates|react-ga4|rettime|until-async|@open-draft)/)',
  ],
  moduleNameMapper: {
    // Creates elements without the stack traces of React's development build: four journeys take 35 s instead of 43 s.
    '^react/jsx-runtime$': '<rootDir>/node_modules/react/cjs/react-jsx-runtime.production.js',
    '\\.(scss|css)$': '<rootDir>/tests/style.js',
    '^mapbox-gl$': '<rootDir>/tests/style.js',
    '^@/markdown/allTerms$': '<rootDir>/tests/allTerms.ts',
    '^(.*/pages\\.json)\\?routes$': '$1',
    '^@/(.*)$': '<rootDir>/src/$1',
  },
};

module.exports = {
  // Every test file belongs to exactly one project (`tests/projects.test.ts` checks this).
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testEnvironment: 'node',
      testRegex: buildTestRegex(
        'src/(?!services/).*\\.test\\.ts',
        'tests/(?!journeys/).*\\.test\\.ts',
        '.*\\.node\\.test\\.tsx',
      ),
    },
    {
      ...shared,
      displayName: 'unit-dom',
      testEnvironment: '<rootDir>/tests/environments/dom.js',
      testRegex: buildTestRegex(
        'src/services/.*\\.test\\.ts',
        '(?!tests/journeys/).*(?<!\\.node)\\.test\\.tsx',
      ),
    },
    {
      ...shared,
      displayName: 'api',
      testEnvironment: '<rootDir>/tests/environments/api.js',
      globalSetup: '<rootDir>/tests/globalSetup.js',
      testRegex: buildTestRegex('mock-api/.*\\.test\\.ts'),
    },
    {
      ...shared,
      displayName: 'journeys',
      testEnvironment: '<rootDir>/tests/environments/journeys.js',
      globalSetup: '<rootDir>/tests/globalSetup.js',
      testRegex: buildTestRegex('tests/journeys/.*\\.test\\.tsx?'),
    },
  ],
  workerIdleMemoryLimit: '2GB',
  // One more than cores, because tests also wait for timers: journeys take 259 s instead of 324 s.
  maxWorkers: 3,
  testTimeout: 120000,
  // `npm test` prints failures and totals; a manual run prints each file.
  reporters: [
    process.env.TEST_AGAIN ? ['summary', { summaryThreshold: 0 }] : 'default',
    '<rootDir>/tests/reporter.js',
  ],
};
