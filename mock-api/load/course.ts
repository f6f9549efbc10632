/** The steps of a load with the approximate ratio of their durations, measured on a million rows with all columns. */
const steps = [
  ['checking', 2],
  ['reading', 13],
  ['arranging', 7],
  ['finishing', 6],
] as const;
export type Step = (typeof steps)[number][0];

export interface Progress {
  /** Number of the current step, from 1. */ step: number;
  steps: number;
  /** Rows of the current file, estimated from its lines. `read` is missing until DuckDB reports progress. */
  rows?: { read?: number; of: number };
  /** Missing until there is an estimate. */ secondsLeft?: number;
}
/** The size of a file before it is read. */
export interface FileSize {
  bytes: number;
  lines: number;
}

/**
 * Tracks the progress of a load. While files are read, the time left is estimated from the share of bytes read. Later steps are
 * estimated by their usual ratio to reading. Between updates, the estimate for the current step counts down to 0.
 */
export const createProgressTracker = (now: () => number = () => performance.now()) => {
  let at = 0;
  let startTime = now();
  /** Milliseconds that reading takes (estimated until it ends), and the estimated end time of the current step. */
  let readingTime: number | undefined;
  let endTime: number | undefined;
  let sizes = { read: 0, all: 0 };
  let file: { size: FileSize; share: number; look: () => number | undefined } | undefined;
  let bestShare = 0;
  /** Milliseconds of the steps after reading, if known from an earlier load. */
  let knownLaterMs: number | undefined;

  const weight = (stepIndex: number) => steps[stepIndex]![1];
  const laterWeight = (stepIndex: number) =>
    steps.slice(stepIndex).reduce((sum, [, part]) => sum + part, 0);
  /** Returns the estimated milliseconds of a step, and with `laterWeight` those of several steps. */
  const estimate = (part: number): number =>
    knownLaterMs === undefined
      ? (readingTime! * part) / weight(1)
      : (knownLaterMs * part) / laterWeight(2);
  const updateEstimate = () => {
    if (!file) return;
    const reportedShare = file.look() ?? 0;
    if (reportedShare > file.share) file.share = Math.min(1, reportedShare);
    const share = Math.min(1, (sizes.read + file.size.bytes * file.share) / sizes.all);
    if (!(share > bestShare)) return;
    bestShare = share;
    readingTime = (now() - startTime) / share;
    endTime = startTime + readingTime;
  };
  return {
    begin: (step: Step) => {
      const time = now();
      if (steps[at]![0] === 'reading') readingTime = time - startTime;
      at = steps.findIndex(([name]) => name === step);
      startTime = time;
      file = undefined;
      if (readingTime !== undefined) endTime = time + estimate(weight(at));
    },
    /** Sets the files to read. `laterMs` are the milliseconds of the later steps, if known. */
    expect: (files: readonly FileSize[], laterMs?: number) => {
      knownLaterMs = laterMs;
      sizes = { read: 0, all: files.reduce((sum, { bytes }) => sum + bytes, 0) };
    },
    /** Returns the result of `work`, which reads a file, and tracks its progress. `share` returns the share read, or undefined. */
    read: async <T>(
      size: FileSize,
      share: () => number | undefined,
      work: () => Promise<T>,
    ): Promise<T> => {
      const currentFile = { size, share: 0, look: share };
      file = currentFile;
      const result = await work();
      currentFile.look = () => 1;
      updateEstimate();
      sizes.read += size.bytes;
      currentFile.size = { ...size, bytes: 0 };
      return result;
    },
    progress: (): Progress => {
      updateEstimate();
      const of = Math.max(0, (file?.size.lines ?? 0) - 1);
      return {
        step: at + 1,
        steps: steps.length,
        ...(file && {
          rows: { of, ...(file.share > 0 && { read: Math.round(file.share * of) }) },
        }),
        ...(readingTime !== undefined &&
          endTime !== undefined && {
            secondsLeft:
              (Math.max(0, endTime - now()) + estimate(laterWeight(Math.max(2, at + 1)))) / 1000,
          }),
      };
    },
  };
};
export type ProgressTracker = ReturnType<typeof createProgressTracker>;
