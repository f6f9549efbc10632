import { joinQuery, splitQuery } from './query';

/** The two slide-outs, by the query parameter that opens them. */
export type SlideOutFlag = 'glossary' | 'about-the-data';
export const slideOutFlags: readonly SlideOutFlag[] = ['glossary', 'about-the-data'];

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

/** Returns the query string without the slide-outs; every other parameter stays as it is written. */
export const withoutSlideOut = (search: string): string =>
  joinQuery(splitQuery(search).filter((part) => !isFlag(part)));

/** Returns the query string that opens one slide-out and closes the other. The other parameters follow unchanged. */
export const withSlideOut = (search: string, flag: SlideOutFlag, slug = ''): string =>
  joinQuery([
    slug ? `${flag}=${encodeURIComponent(slug)}` : flag,
    ...splitQuery(search).filter((part) => !isFlag(part)),
  ]);

/** Returns the last slide-out in the query string, with the first value of its parameter; undefined if there is none. */
export const readSlideOut = (search: string): { flag: SlideOutFlag; slug: string } | undefined => {
  const flags = splitQuery(search).filter(isFlag);
  const lastPart = flags[flags.length - 1];
  if (lastPart === undefined) return undefined;
  const flag = nameOf(lastPart) as SlideOutFlag;
  const firstPart = flags.find((part) => nameOf(part) === flag)!;
  return { flag, slug: decode(firstPart.split('=').slice(1).join('=')) };
};
/** Returns whether the query string names both slide-outs, of which only one can be open. */
export const hasBothSlideOuts = (search: string): boolean =>
  slideOutFlags.every((flag) => splitQuery(search).some((part) => nameOf(part) === flag));
