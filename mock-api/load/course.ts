/** The steps of a load with the approximate ratio of their durations, measured on a million rows with all columns. */
const steps = [
  ['checking', 2],
  ['reading', 13],
  ['arranging', 7],
  ['finishing', 6],
] as const;
export type Step = (typeof steps)[number][0];

/** The progress of a load. */
export interface Progress {
  /** Number of the current step, from 1. */ step: number;
  steps: number;
  /** Rows of the current file, estimated by its lines, since a row can have several. `read` is missing until DuckDB reports progress. */
  rows?: { read?: number; of: number };
  /** Missing until there is an estimate. */ secondsLeft?: number;
}
/** The size of a file before it is read. */
export interface FileSize {
  bytes: number;
  lines: number;
}

/**
 * Tracks the progress of a load. While files are read, the time left is estimated from the share of bytes read; later steps are estimated
 * by their usual ratio to reading. Between updates, the estimate counts down, but not below 0.
 */
export const newCourse = (now: () => number = () => performance.now()) => {
  let at = 0;
  let began = now();
  /** Estimated milliseconds for reading, and the estimated end of the current step. */
  let reading: number | undefined;
  let ends: number | undefined;
  let sizes = { read: 0, all: 0 };
  let file: { size: FileSize; share: number; look: () => number | undefined } | undefined;
  let bestShare = 0;

  const weight = (place: number) => steps[place]![1];
  const look = () => {
    if (!file) return;
    const reported = file.look() ?? 0;
    if (reported > file.share) file.share = Math.min(1, reported);
    const share = Math.min(1, (sizes.read + file.size.bytes * file.share) / sizes.all);
    if (!(share > bestShare)) return;
    bestShare = share;
    reading = (now() - began) / share;
    ends = began + reading;
  };
  return {
    begin: (step: Step) => {
      const time = now();
      if (steps[at]![0] === 'reading') reading = time - began;
      at = steps.findIndex(([name]) => name === step);
      began = time;
      file = undefined;
      if (reading !== undefined) ends = time + (reading * weight(at)) / weight(1);
    },
    /** Sets the files to read. */
    expect: (files: readonly FileSize[]) => {
      sizes = { read: 0, all: files.reduce((sum, { bytes }) => sum + bytes, 0) };
    },
    /** Tracks the reading of a file by `work`. `share` returns the progress from 0 to 1. */
    read: async <T>(
      size: FileSize,
      share: () => number | undefined,
      work: () => Promise<T>,
    ): Promise<T> => {
      const currentFile = { size, share: 0, look: share };
      file = currentFile;
      const done = await work();
      currentFile.look = () => 1;
      look();
      sizes.read += size.bytes;
      currentFile.size = { ...size, bytes: 0 };
      return done;
    },
    progress: (): Progress => {
      look();
      const of = Math.max(0, (file?.size.lines ?? 0) - 1);
      const later = steps.slice(at + 1).reduce((sum, [, part]) => sum + part, 0);
      return {
        step: at + 1,
        steps: steps.length,
        ...(file && {
          rows: { of, ...(file.share > 0 && { read: Math.round(file.share * of) }) },
        }),
        ...(reading !== undefined &&
          ends !== undefined && {
            secondsLeft: (Math.max(0, ends - now()) + (reading * later) / weight(1)) / 1000,
          }),
      };
    },
  };
};
export type Course = ReturnType<typeof newCourse>;
