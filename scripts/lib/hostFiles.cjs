/** What a host of the site is told: which addresses are pages, and which headers go with everything. */

/** @typedef {{ pattern: string, file: string }} BuiltRoute addresses, and the file that answers them */

/**
 * Regular expression of a page's addresses: case-sensitive, a trailing slash allowed, `:name` one segment.
 * @param {{ path: string, exact?: boolean }} page
 */
exports.ROUTES_PATTERN = (page) =>
  `^${page.path === '/' ? '' : page.path.replaceAll(/:\w+/g, '[^/]+')}${page.exact === false ? '(/.*)?' : ''}/?$`;

/**
 * Response headers of every page and file; the local server sends them and `deploy/` is written from them.
 * @param {string} apiRoot
 * @returns {Record<string, string>}
 */
exports.headersFor = (apiRoot) => {
  const connect = [
    "'self'",
    ...(apiRoot.startsWith('http') ? [new URL(apiRoot).origin] : []),
    ...(process.env.SITE_ANALYTICS_ID
      ? ['https://*.google-analytics.com', 'https://*.googletagmanager.com']
      : []),
    ...(process.env.MAPBOX_TOKEN ? ['https://api.mapbox.com'] : []),
  ].join(' ');
  const script = [
    "'self'",
    ...(process.env.SITE_ANALYTICS_ID ? ['https://*.googletagmanager.com'] : []),
  ].join(' ');
  // Flags of states lie under the root of files.
  const { SITE_FILES_ROOT: files = '' } = process.env;
  const images = [
    "'self' data: blob:",
    ...(files.startsWith('http') ? [new URL(files).origin] : []),
  ].join(' ');
  return {
    'Content-Security-Policy': `default-src 'self'; script-src ${script}; style-src 'self'; img-src ${images}; font-src 'self'; connect-src ${connect}; worker-src 'self' blob:; frame-src https://www.youtube-nocookie.com; object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'`,
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
};

/**
 * Files that nginx includes: the headers, and a location for each page of the route table.
 * @param {readonly BuiltRoute[]} routes
 * @param {Readonly<Record<string, string>>} headers
 */
exports.deploymentFiles = (routes, headers) => {
  const location = (/** @type {BuiltRoute} */ { pattern, file }) =>
    `location ~ "${pattern}" { try_files /${file} =404; add_header Cache-Control "no-cache" always; include /etc/nginx/site-headers.conf; }`;
  return {
    'site-headers.conf': Object.entries(headers)
      .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
      .join(''),
    'site-routes.conf': routes.map((route) => `${location(route)}\n`).join(''),
  };
};
