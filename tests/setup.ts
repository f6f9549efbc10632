/// <reference types="@testing-library/jest-dom" />
import type * as TestingLibrary from '@testing-library/react';
import { computeStylesOnce, findLabelsQuickly } from './quickQueries';

// `npm test` and `npm run test:full` retry a failed test once and report its name (decision 0029).
if (process.env.TEST_AGAIN) jest.retryTimes(1, { logErrorsBeforeRetry: true });

// Jest cannot replace the exports of a module, but it can replace those of a copy. Tests spy on functions of the modules below.
function mockCopyOf(path: string): object {
  return { __esModule: true, ...jest.requireActual<object>(path) };
}
jest.mock('@/lib/csv', () => mockCopyOf('@/lib/csv'));
jest.mock('@/markdown/loadEntry', () => mockCopyOf('@/markdown/loadEntry'));

// A test without a DOM needs neither the matchers nor React's testing library, which take longer to load than the test runs.
if (typeof window !== 'undefined') {
  jest.requireActual('@testing-library/jest-dom');
  const { configure } = jest.requireActual<typeof TestingLibrary>('@testing-library/react');
  configure({
    asyncUtilTimeout: 20000,
    // Omits the document, because printing it takes a fifth of a journey's time. `screen.debug()` prints it.
    getElementError: (message) =>
      Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
  });
  findLabelsQuickly(window);
  computeStylesOnce(window);
  window.scrollTo = () => {};
  // Provides the meta elements of the site's HTML: the API root, and the description that pages update.
  document.head.innerHTML =
    '<meta name="api-root" content="http://localhost/api/"><meta name="description" content="">';
}
