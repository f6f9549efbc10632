/** The steps of a load, and about how their times relate: measured over a million rows at full width. */
const steps = [
  ['checking', 2],
  ['reading', 13],
  ['arranging', 7],
  ['finishing', 6],
] as const;
export type Step = (typeof steps)[number][0];

/** Where a load is. */
export interface Progress {
  /** From 1. */ step: number;
  steps: number;
  /** Of the file that is read, by its lines: a row may have several. `read` is missing until the engine tells. */
  rows?: { read?: number; of: number };
  /** Missing as long as nothing tells. */ secondsLeft?: number;
}
/** What is known of a file before it is read. */
export interface FileSize {
  bytes: number;
  lines: number;
}

/**
 * Follows a load and says where it is. While files are read, the time left comes from the share of their bytes; what comes after is
 * expected to take its usual part of that. Between two things that are known, the time left counts down and never below none.
 */
export const newCourse = (now: () => number = () => performance.now()) => {
  let at = 0;
  let began = now();
  /** Milliseconds that reading takes in all, and when the step that runs may end. */
  let reading: number | undefined;
  let ends: number | undefined;
  let sizes = { read: 0, all: 0 };
  let file: { size: FileSize; share: number; look: () => number | undefined } | undefined;
  let known = 0;

  const weight = (place: number) => steps[place]![1];
  const look = () => {
    if (!file) return;
    const told = file.look() ?? 0;
    if (told > file.share) file.share = Math.min(1, told);
    const share = Math.min(1, (sizes.read + file.size.bytes * file.share) / sizes.all);
    if (!(share > known)) return;
    known = share;
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
    /** How much there is to read. */
    expect: (files: readonly FileSize[]) => {
      sizes = { read: 0, all: files.reduce((sum, { bytes }) => sum + bytes, 0) };
    },
    /** Reads a file; `share` asks how much of it is read, from 0 to 1. */
    read: async <T>(
      size: FileSize,
      share: () => number | undefined,
      work: () => Promise<T>,
    ): Promise<T> => {
      const own = { size, share: 0, look: share };
      file = own;
      const done = await work();
      own.look = () => 1;
      look();
      sizes.read += size.bytes;
      own.size = { ...size, bytes: 0 };
      return done;
    },
    progress: (): Progress => {
      look();
      const later = steps.slice(at + 1).reduce((sum, [, part]) => sum + part, 0);
      return {
        step: at + 1,
        steps: steps.length,
        ...(file && {
          rows: {
            of: Math.max(0, file.size.lines - 1),
            ...(file.share > 0 && {
              read: Math.round(file.share * Math.max(0, file.size.lines - 1)),
            }),
          },
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
