import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 5000 });
if (typeof window !== 'undefined') {
  window.scrollTo = () => {};
  // The icon sprite is a static file of the site; tests need its absence only to be harmless.
  document.head.innerHTML = '<meta name="api-root" content="http://localhost/api/"><meta name="description" content="">';
}
