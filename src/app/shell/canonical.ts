/** Writes the address, title and description of a page into the tags that search engines and link previews read. */
export const writeCanonical = (url: string, title: string, description: string): void => {
  const head = document.head;
  const link =
    head.querySelector('link[rel="canonical"]') ??
    head.appendChild(Object.assign(document.createElement('link'), { rel: 'canonical' }));
  link.setAttribute('href', url);
  for (const [property, content] of [
    ['og:url', url],
    ['og:title', title],
    ['og:description', description],
  ] as const) {
    const tag =
      head.querySelector(`meta[property="${property}"]`) ??
      head.appendChild(document.createElement('meta'));
    tag.setAttribute('property', property);
    tag.setAttribute('content', content);
  }
};
