/** A chapter mark inside a description, for example `1:05` for the sixty-fifth second. */
export interface Chapter {
  time: string;
  seconds: number;
}

/** Splits a description into texts and chapter marks, in order. Marks are M:SS or H:MM:SS. */
export const splitChapters = (description: string): readonly (string | Chapter)[] =>
  description
    .split(/(\b\d{1,2}(?::\d{2}){1,2}\b)/)
    .filter(Boolean)
    .map((part) =>
      /^\d{1,2}(?::\d{2}){1,2}$/.test(part) ? { time: part, seconds: durationSeconds(part) } : part,
    );

/** A video of the catalog; `duration` is M:SS or H:MM:SS, `publishedAt` an ISO day. */
export interface CatalogVideo {
  id: string;
  title: string;
  publishedAt: string;
  duration: string;
  description: string;
  featured?: boolean;
}
export type VideoSort = 'newest' | 'oldest' | 'shortest' | 'longest';
export const videoSorts: readonly { key: VideoSort; label: string }[] = [
  { key: 'newest', label: 'Newest' },
  { key: 'oldest', label: 'Oldest' },
  { key: 'shortest', label: 'Shortest' },
  { key: 'longest', label: 'Longest' },
];

/** Returns a duration, `M:SS` or `H:MM:SS`, in seconds. */
export const durationSeconds = (duration: string): number =>
  duration.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
/** Returns the kind of a video: the uppercase text before the colon of its title, or RESOURCE if it has no such text. */
export const videoKind = (title: string): string => /^([A-Z ]+):/.exec(title)?.[1] ?? 'RESOURCE';
/** Returns the title without the kind. */
export const videoName = (title: string): string => title.replace(/^[A-Z ]+:\s*/, '');

/** Returns the videos in the requested order. Ties keep the order of the catalog. */
export const sortVideos = <Video extends CatalogVideo>(
  videos: readonly Video[],
  sort: VideoSort,
): readonly Video[] => {
  const comparators: Readonly<Record<VideoSort, (a: CatalogVideo, b: CatalogVideo) => number>> = {
    newest: (a, b) => b.publishedAt.localeCompare(a.publishedAt),
    oldest: (a, b) => a.publishedAt.localeCompare(b.publishedAt),
    shortest: (a, b) => durationSeconds(a.duration) - durationSeconds(b.duration),
    longest: (a, b) => durationSeconds(b.duration) - durationSeconds(a.duration),
  };
  return [...videos].sort(comparators[sort]);
};
/** Returns the address of a video on YouTube. */
export const videoUrl = (id: string): string => `https://www.youtube.com/watch?v=${id}`;
