import type { Progress } from './course';

export interface ProgressOutput {
  /** Whether a line can be overwritten. */ terminal: boolean;
  write: (text: string) => void;
  /** Width of the terminal in characters. */ columns?: () => number | undefined;
  /** Current time in milliseconds. */ now?: () => number;
}

/** Milliseconds before the first progress line, and between two lines. Small files are loaded before the first line. */
const PAUSES_MS = { terminal: { first: 2000, next: 500 }, plain: { first: 5000, next: 5000 } };
const CLEAR_LINE = '\r\u001B[K';

/** Returns a row count rounded to three digits, because the estimate is not more precise. */
const formatCount = (rows: number) => Number(rows.toPrecision(3)).toLocaleString('en-US');
const formatTimeLeft = (seconds: number): string => {
  if (seconds < 5) return 'a few seconds left';
  if (seconds < 90) return `about ${Math.round(seconds / 5) * 5} s left`;
  return `about ${Math.round(seconds / 60)} min left`;
};
const formatProgress = ({ step, steps, rows, secondsLeft }: Progress): string => {
  const activity =
    step === 1
      ? ': checking the files'
      : !rows
        ? ''
        : rows.read === undefined
          ? `: about ${formatCount(rows.of)} rows to read`
          : `: about ${formatCount(rows.read)} of about ${formatCount(rows.of)} rows read`;
  return `  step ${step} of ${steps}${activity}${secondsLeft === undefined ? '' : `, ${formatTimeLeft(secondsLeft)}`}`;
};

/**
 * Returns functions that write the permanent lines of a load and its progress in between. On a terminal, progress is one line that is
 * overwritten.
 */
export const progressLines = ({
  terminal,
  write,
  columns = () => undefined,
  now = () => performance.now(),
}: ProgressOutput) => {
  const { first, next } = terminal ? PAUSES_MS.terminal : PAUSES_MS.plain;
  let dueTime = now() + first;
  let isVisible = false;
  const clear = () => {
    if (isVisible) write(CLEAR_LINE);
    isVisible = false;
  };
  return {
    clear,
    line: (text: string) => {
      clear();
      write(`${text}\n`);
    },
    course: (progress: Progress) => {
      const time = now();
      if (time < dueTime) return;
      dueTime = time + next;
      const text = formatProgress(progress);
      if (!terminal) return write(`${text}\n`);
      // A line that wraps could not be cleared.
      write(`${CLEAR_LINE}${text.slice(0, (columns() || 80) - 1)}`);
      isVisible = true;
    },
  };
};
