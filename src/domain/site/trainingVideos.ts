/** A chapter mark inside a description, for example `1:05` for the sixty-fifth second. */
export interface Chapter {
  time: string;
  seconds: number;
}

/** A description cut into its texts and chapter marks, in order. Marks are M:SS or H:MM:SS. */
export const chaptersOf = (description: string): readonly (string | Chapter)[] =>
  description
    .split(/(\b\d{1,2}(?::\d{2}){1,2}\b)/)
    .filter(Boolean)
    .map((part) =>
      /^\d{1,2}(?::\d{2}){1,2}$/.test(part)
        ? {
            time: part,
            seconds: part.split(':').reduce((sum, piece) => sum * 60 + Number(piece), 0),
          }
        : part,
    );

/** A video of the catalogue; `duration` is M:SS or H:MM:SS, `publishedAt` an ISO day. */
export interface CatalogueVideo {
  id: string;
  title: string;
  publishedAt: string;
  duration: string;
  description: string;
  featured?: boolean;
}
export type VideoSort = 'newest' | 'oldest' | 'shortest' | 'longest';
export const videoSorts: readonly (readonly [VideoSort, string])[] = [
  ['newest', 'Newest'],
  ['oldest', 'Oldest'],
  ['shortest', 'Shortest'],
  ['longest', 'Longest'],
];

/** Seconds of a duration. */
export const durationSeconds = (duration: string): number =>
  duration.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
/** The words before the colon of a title, which say what kind of film it is; without them, RESOURCE. */
export const videoKind = (title: string): string => /^([A-Z ]+):/.exec(title)?.[1] ?? 'RESOURCE';
/** The title after its kind. */
export const videoName = (title: string): string => title.replace(/^[A-Z ]+:\s*/, '');

/** The videos in the order asked for; equal ones keep the catalogue's order. */
export const sortVideos = (
  videos: readonly CatalogueVideo[],
  sort: VideoSort,
): readonly CatalogueVideo[] => {
  const compare: Readonly<Record<VideoSort, (a: CatalogueVideo, b: CatalogueVideo) => number>> = {
    newest: (a, b) => b.publishedAt.localeCompare(a.publishedAt),
    oldest: (a, b) => a.publishedAt.localeCompare(b.publishedAt),
    shortest: (a, b) => durationSeconds(a.duration) - durationSeconds(b.duration),
    longest: (a, b) => durationSeconds(b.duration) - durationSeconds(a.duration),
  };
  return [...videos].sort(compare[sort]);
};
/** Address of a video at its service. */
export const videoUrl = (id: string): string => `https://www.youtube.com/watch?v=${id}`;
