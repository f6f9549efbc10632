/** Tests response headers, statuses and files for search engines, and elements that every page has. */
import { once } from 'node:events';
import { get } from 'node:http';
import { test } from './fixtures.mjs';
import { isNginx } from './hosts.mjs';
import { desktop, expect } from './page.mjs';

test('search engines get a sitemap of existing pages, robots.txt, a manifest and preview images', async ({
  base,
}) => {
  const sitemap = await (await fetch(`${base}/sitemap.xml`)).text();
  const sitemapPaths = [...sitemap.matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g)].map(
    ([, path]) => String(path),
  );
  expect(
    sitemapPaths.includes('/') &&
      sitemapPaths.includes('/search') &&
      sitemapPaths.includes('/federal-spending-guide') &&
      !sitemapPaths.some((path) => path.includes(':')),
    sitemap.slice(0, 300),
  );
  for (const path of sitemapPaths)
    expect((await fetch(base + path)).status === 200, `${path} of the sitemap is not found`);
  expect(
    (await (await fetch(`${base}/robots.txt`)).text()).includes('/sitemap.xml'),
    'robots.txt names no sitemap',
  );
  expect((await (await fetch(`${base}/site.webmanifest`)).json()).name, 'no manifest');
  for (const path of ['/', '/search', '/about']) {
    const text = await (await fetch(base + path)).text();
    const image = /og:image["']? content=["']?([^"' >]+)/.exec(text)?.[1] ?? '';
    expect(image, `${path} names no picture`);
    const response = await fetch(base + new URL(image).pathname);
    expect(
      response.status === 200 && response.headers.get('content-type') === 'image/png',
      `${path}: ${image}`,
    );
  }
});

test('pages have security headers and status 200, 301 or 404', async ({ base }) => {
  /** @type {[path: string, status: number][]} */
  const statuses = [
    ['/', 200],
    ['/search', 200],
    ['/search/', 200],
    ['/award/x', 200],
    ['/award/a%2Fb', 200],
    ['/award/a%2fb?view=history', 200],
    ['/award/a/b', 404],
    [`/search/${'a'.repeat(32)}`, 200],
    ['/Search', 404],
    ['/temp-page', 200],
    ['/nope', 404],
    ['/searchv2', 200],
    [`/searchv2/${'a'.repeat(32)}`, 200],
    ['/%E0%A4', 404],
    ['/%', 404],
    ['/%zz', 404],
    ['/pages/about.html', 404],
    ['/headers.json', 404],
    ['/index.html', 301],
    ['/analyst-guide', 301],
    ['/bulk_download', 301],
    ['/glossary/outlay', 301],
  ];
  for (const [path, status] of statuses) {
    const response = await fetch(base + path, { redirect: 'manual' });
    expect(response.status === status, `${path}: ${response.status}`);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(
      // Only inline code with an allowed hash may run.
      /script-src 'self'( 'sha256-[\w+/=]{44}')*(;|$)/.test(policy) &&
        /style-src 'self'( 'unsafe-hashes'( 'sha256-[\w+/=]{44}')+)?(;|$)/.test(policy) &&
        !/unsafe-(inline|eval)/.test(policy),
      `${path}: no strict policy`,
    );
    expect(response.headers.get('x-content-type-options') === 'nosniff', `${path}: no nosniff`);
  }
  const text = await (await fetch(`${base}/search`)).text();
  const asset = text.match(/\/assets\/[^ ">]+\.js/)?.[0] ?? '';
  expect(asset, 'the page names no script');
  const script = await fetch(base + asset, { headers: { 'accept-encoding': 'br' } });
  expect(
    script.headers.get('content-encoding') === 'br' &&
      /immutable/.test(script.headers.get('cache-control') ?? ''),
    'scripts are not served compressed and immutable',
  );
});

test('files are sent in parts, revalidated by their tag, and have their own types', async ({
  base,
}) => {
  const manifest = await fetch(`${base}/site.webmanifest`);
  expect(
    manifest.headers.get('content-type')?.startsWith('application/manifest+json'),
    `the manifest is ${manifest.headers.get('content-type')}`,
  );
  const image = `${base}/graphics/state/39.svg`;
  const whole = await fetch(image);
  const text = await whole.text();
  const part = await fetch(image, {
    headers: { Range: 'bytes=2-9', 'Accept-Encoding': 'identity' },
  });
  expect(
    part.status === 206 && (await part.text()) === text.slice(2, 10),
    `a range gets ${part.status}`,
  );
  for (const path of ['/graphics/state/39.svg', '/about']) {
    const plain = { 'Accept-Encoding': 'identity' };
    const tag = (await fetch(base + path, { headers: plain })).headers.get('etag') ?? '';
    // `fetch` would add Cache-Control: no-cache, which asks for the whole file.
    const [again] = await once(
      get(base + path, { headers: { ...plain, 'If-None-Match': tag } }),
      'response',
    );
    again.resume();
    expect(tag && again.statusCode === 304, `${path}: ${again.statusCode} for the tag ${tag}`);
  }
});

test('pages show the sample data notice when the API fails', async ({ openPage, base }) => {
  test.skip(isNginx, 'a static host learns the source of the data from the API');
  const { page } = await openPage(desktop, {
    faults: [{ match: /api/, abort: true }],
    allow: /./,
  });
  for (const path of ['/', '/search', '/nope']) {
    await page.goto(base + path);
    await page.getByText('Sample data: invented figures for demonstration').waitFor();
  }
});

test('the skip link moves focus to the page heading [i2.header-and-footer.1]', async ({
  openPage,
  base,
}) => {
  const { page } = await openPage(desktop);
  await page.goto(`${base}/search`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(
    (await page.evaluate(() => document.activeElement?.tagName)) === 'H1',
    'the focus is not on the h1',
  );
});
