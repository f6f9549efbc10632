module.exports = {
  // A test that needs a document says so in its head (`tests/environment.js`): making one takes longer than most others run.
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: [''] },
  roots: ['<rootDir>/src', '<rootDir>/mock-api', '<rootDir>/tests'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/tests/browser/', '<rootDir>/tests/meta/'],
  setupFilesAfterEnv: ['<rootDir>/tests/setup.ts'],
  globalSetup: '<rootDir>/tests/globalSetup.js',
  transform: {
    '\\.[jt]sx?$': 'babel-jest',
    '\\.mjs$': 'babel-jest',
    '\\.md$': '<rootDir>/tests/markdown.js',
  },
  transformIgnorePatterns: [
    '/node_modules/(?!(marked|d3|d3-[a-z0-9-]+|internmap|delaunator|robust-predicates|react-ga4|rettime|until-async|@open-draft)/)',
  ],
  moduleNameMapper: {
    '\\.(scss|css)$': '<rootDir>/tests/style.js',
    '^mapbox-gl$': '<rootDir>/tests/style.js',
    '^@/markdown/allTerms$': '<rootDir>/tests/allTerms.ts',
    '^(.*/pages\\.json)\\?routes$': '$1',
    '^@/(.*)$': '<rootDir>/src/$1',
  },
  workerIdleMemoryLimit: '900MB',
  maxWorkers: 2,
  testTimeout: 120000,
  reporters: ['default', '<rootDir>/tests/reporter.js'],
};
