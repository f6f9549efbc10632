/// <reference types="@testing-library/jest-dom" />
import type * as TestingLibrary from '@testing-library/react';
import { computeStylesOnce, findLabelsQuickly } from './quickQueries';

// `npm test` runs a test that failed once more and names it (decision 0029).
if (process.env.TEST_AGAIN) jest.retryTimes(1, { logErrorsBeforeRetry: true });

// The exports of a module cannot be replaced, those of a copy can: tests spy on these functions.
function mockCopyOf(path: string): object {
  return { __esModule: true, ...jest.requireActual<object>(path) };
}
jest.mock('@/lib/csv', () => mockCopyOf('@/lib/csv'));
jest.mock('@/markdown/loadEntry', () => mockCopyOf('@/markdown/loadEntry'));

// A test without a document needs neither the matchers nor the library of React, which take longer to load than it runs.
if (typeof window !== 'undefined') {
  jest.requireActual('@testing-library/jest-dom');
  const { configure } = jest.requireActual<typeof TestingLibrary>('@testing-library/react');
  configure({
    asyncUtilTimeout: 20000,
    // Without the document, which takes a fifth of a journey's time to print; `screen.debug()` shows it.
    getElementError: (message) =>
      Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
  });
  findLabelsQuickly(window);
  computeStylesOnce(window);
  window.scrollTo = () => {};
  // The icon sprite is a static file of the site; tests need its absence only to be harmless.
  document.head.innerHTML =
    '<meta name="api-root" content="http://localhost/api/"><meta name="description" content="">';
}
