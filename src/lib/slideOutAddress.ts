/** The two slide-outs, by the query flag that opens them. */
export type SlideOutFlag = 'glossary' | 'about-the-data';
export const slideOutFlags: readonly SlideOutFlag[] = ['glossary', 'about-the-data'];

const parts = (search: string): string[] => search.replace(/^\?/, '').split('&').filter(Boolean);
const nameOf = (part: string): string => part.split('=')[0] ?? '';
const isFlag = (part: string): boolean =>
  (slideOutFlags as readonly string[]).includes(nameOf(part));
const decode = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
};
const written = (kept: readonly string[]): string => (kept.length ? `?${kept.join('&')}` : '');

/** The query without either slide-out; every other parameter stays as it was written. */
export const withoutSlideOut = (search: string): string =>
  written(parts(search).filter((part) => !isFlag(part)));

/** The query that opens one slide-out, on an entry or bare: it stands first, earlier flags of both kinds are replaced, the rest follows untouched. */
export const withSlideOut = (search: string, flag: SlideOutFlag, slug = ''): string =>
  written([
    slug ? `${flag}=${encodeURIComponent(slug)}` : flag,
    ...parts(search).filter((part) => !isFlag(part)),
  ]);

/** What the query asks for. With both flags the last one counts; of a repeated flag the first value. `slug` is '' for a bare flag. */
export const readSlideOut = (search: string): { flag: SlideOutFlag; slug: string } | undefined => {
  const flags = parts(search).filter(isFlag);
  const last = flags[flags.length - 1];
  if (last === undefined) return undefined;
  const flag = nameOf(last) as SlideOutFlag;
  const first = flags.find((part) => nameOf(part) === flag)!;
  return { flag, slug: decode(first.split('=').slice(1).join('=')) };
};
/** Whether the query names both slide-outs, of which only one can be open. */
export const namesBoth = (search: string): boolean =>
  slideOutFlags.every((flag) => parts(search).some((part) => nameOf(part) === flag));
