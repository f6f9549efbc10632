/** Sends a search request to the API, independent of the page, and returns its response. */
export const ask = async <T>(path: string, body: object) =>
  (
    await fetch(`http://localhost/api/v2/search/${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
    })
  ).json() as Promise<T>;

/** Returns the sum of an amount over all result pages, added in cents. */
export const allPages = async (path: string, body: object, field: string) => {
  let cents = 0;
  for (let page = 1; ; page += 1) {
    const { results, page_metadata: meta } = await ask<{
      results: Record<string, number>[];
      page_metadata: { hasNext: boolean };
    }>(path, { ...body, page, limit: 100 });
    cents += results.reduce((sum, row) => sum + Math.round(Number(row[field] ?? 0) * 100), 0);
    if (!meta.hasNext) return cents / 100;
  }
};
