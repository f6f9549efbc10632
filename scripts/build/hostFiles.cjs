/** Configuration for a host of the site: the URLs of pages, the redirects of old addresses, and the headers of every response. */

/** @typedef {{ pattern: string, file: string }} BuiltRoute a URL pattern, and the file that is served for it */

/**
 * Returns the regular expression of a page's URLs. It is case-sensitive, allows a trailing slash, and matches one segment for `:name`
 * and longer paths if `exact` is false.
 * @param {{ path: string, exact?: boolean }} page
 */
exports.ROUTES_PATTERN = (page) =>
  `^${page.path === '/' ? '' : page.path.replaceAll(/:\w+/g, '[^/]+')}${page.exact === false ? '(/.*)?' : ''}/?$`;

/**
 * @typedef {{ pattern: string, to: string }} BuiltRedirect
 *   a case-insensitive pattern of old URLs, and the new URL with `$1`, `$2` for captured segments
 */

/**
 * Returns a host's redirects from the table of old addresses. A path segment is captured only if it has no character with a
 * meaning in a URL or header.
 * @type {(oldAddresses: readonly { from: string, to: string }[]) => BuiltRedirect[]}
 */
exports.redirectsOf = (oldAddresses) =>
  oldAddresses.map(({ from, to }) => {
    let at = 0;
    return {
      pattern: `^${from.replaceAll('.', '\\.').replaceAll(/:\w+/g, '([\\w.~-]+)')}/?$`,
      to: to.replaceAll(/:\w+/g, () => `$${(at += 1)}`),
    };
  });

/**
 * Returns the response headers of every page and file. The local server sends them, and the files in `.cache/deploy/` are
 * written from them.
 * @type {(apiRoot: string) => Record<string, string>}
 */
exports.headersFor = (apiRoot) => {
  const connectSources = [
    "'self'",
    ...(apiRoot.startsWith('http') ? [new URL(apiRoot).origin] : []),
    ...(process.env.SITE_ANALYTICS_ID
      ? ['https://*.google-analytics.com', 'https://*.googletagmanager.com']
      : []),
    ...(process.env.MAPBOX_TOKEN ? ['https://api.mapbox.com'] : []),
  ].join(' ');
  const scriptSources = [
    "'self'",
    ...(process.env.SITE_ANALYTICS_ID ? ['https://*.googletagmanager.com'] : []),
  ].join(' ');
  // Images of state flags are served from the files root.
  const { SITE_FILES_ROOT: files = '' } = process.env;
  const imageSources = [
    "'self' data: blob:",
    ...(files.startsWith('http') ? [new URL(files).origin] : []),
  ].join(' ');
  return {
    'Content-Security-Policy': `default-src 'self'; script-src ${scriptSources}; style-src 'self'; img-src ${imageSources}; font-src 'self'; connect-src ${connectSources}; worker-src 'self' blob:; frame-src https://www.youtube-nocookie.com; object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'`,
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
};

/**
 * Returns the files that nginx includes: the headers, and a location for each page of the route table, followed by one for each
 * old address.
 * @param {readonly BuiltRoute[]} routes
 * @param {Readonly<Record<string, string>>} headers
 * @param {readonly BuiltRedirect[]} redirects
 */
exports.deploymentFiles = (routes, headers, redirects) => {
  const formatLocation = (/** @type {BuiltRoute} */ { pattern, file }) =>
    `location ~ "${pattern}" { try_files /${file} =404; add_header Cache-Control "no-cache" always; include /etc/nginx/site-headers.conf; }`;
  // nginx matches decoded URLs, in which an ID with a slash is two segments.
  const formatEncodedSlash = (/** @type {BuiltRoute} */ { pattern, file }) =>
    `if ($request_uri ~ "^(?=[^?]*%2[Ff])${pattern.slice(1, -1).replaceAll('[^/]+', '[^/?]+').replaceAll('.*', '[^?]*')}(\\?|$)") { rewrite ^ /${file} last; }`;
  // The query string is carried over unless the new URL has its own.
  const formatRedirect = (/** @type {BuiltRedirect} */ { pattern, to }) =>
    `location ~* "${pattern}" { include /etc/nginx/site-headers.conf; return 301 ${to}${to.includes('?') ? '' : '$is_args$args'}; }`;
  return {
    'site-headers.conf': Object.entries(headers)
      .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
      .join(''),
    'site-routes.conf': [
      ...routes.filter(({ pattern }) => pattern.includes('[^/]+')).map(formatEncodedSlash),
      ...routes.map(formatLocation),
      ...redirects.map(formatRedirect),
    ]
      .map((line) => `${line}\n`)
      .join(''),
  };
};
