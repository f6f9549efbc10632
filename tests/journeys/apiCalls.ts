/** These functions send a request to the API, independent of the page, and return the response. */
export const get = async <T>(path: string) =>
  (await fetch(`http://localhost/api/v2/${path}`)).json() as Promise<T>;
export const post = async <T>(path: string, body: object) =>
  (
    await fetch(`http://localhost/api/v2/${path}`, { method: 'POST', body: JSON.stringify(body) })
  ).json() as Promise<T>;
export const postSearch = <T>(path: string, body: object) => post<T>(`search/${path}`, body);
export const postDisaster = <T>(path: string, body: object = {}) =>
  post<T>(`disaster/${path}/`, body);

/** Returns the sum of `field` over all pages of a search, in dollars. Adds in cents to avoid rounding errors. */
export const sumAllPages = async (path: string, body: object, field: string) => {
  let cents = 0;
  for (let page = 1; ; page += 1) {
    const { results, page_metadata: meta } = await postSearch<{
      results: Record<string, number>[];
      page_metadata: { hasNext: boolean };
    }>(path, { ...body, page, limit: 100 });
    cents += results.reduce((sum, row) => sum + Math.round(Number(row[field] ?? 0) * 100), 0);
    if (!meta.hasNext) return cents / 100;
  }
};
