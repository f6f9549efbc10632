import type { Progress } from './course';

/** Where lines go. */
export interface Outlet {
  /** Whether a line there can be written anew. */ terminal: boolean;
  write: (text: string) => void;
  /** Width of a terminal. */ columns?: () => number | undefined;
  /** Milliseconds. */ now?: () => number;
}

/** Milliseconds before the first line that tells where a load is, and between two; a small file is loaded before. */
const PAUSES = { terminal: { first: 2000, next: 500 }, plain: { first: 5000, next: 5000 } };
const CLEAR = '\r\u001B[K';

/** More figures than three would say more than is known. */
const count = (rows: number) => Number(rows.toPrecision(3)).toLocaleString('en-US');
const timeLeft = (seconds: number): string => {
  if (seconds < 5) return 'a few seconds left';
  if (seconds < 90) return `about ${Math.round(seconds / 5) * 5} s left`;
  return `about ${Math.round(seconds / 60)} min left`;
};
/** Where a load is, in words. */
const inWords = ({ step, steps, rows, secondsLeft }: Progress): string => {
  const doing =
    step === 1
      ? ': checking the files'
      : !rows
        ? ''
        : rows.read === undefined
          ? `: about ${count(rows.of)} rows to read`
          : `: about ${count(rows.read)} of about ${count(rows.of)} rows read`;
  return `  step ${step} of ${steps}${doing}${secondsLeft === undefined ? '' : `, ${timeLeft(secondsLeft)}`}`;
};

/** Writes the lines of a load that stay, and between them now and then where it is: on a terminal one line, written anew each time. */
export const progressLines = ({
  terminal,
  write,
  columns = () => undefined,
  now = () => performance.now(),
}: Outlet) => {
  const { first, next } = terminal ? PAUSES.terminal : PAUSES.plain;
  let due = now() + first;
  let shown = false;
  /** Takes away what does not stay. */
  const clear = () => {
    if (shown) write(CLEAR);
    shown = false;
  };
  return {
    clear,
    line: (text: string) => {
      clear();
      write(`${text}\n`);
    },
    course: (progress: Progress) => {
      const time = now();
      if (time < due) return;
      due = time + next;
      const text = inWords(progress);
      if (!terminal) {
        write(`${text}\n`);
        return;
      }
      // A line that is broken in two could not be taken away.
      write(`${CLEAR}${text.slice(0, (columns() || 80) - 1)}`);
      shown = true;
    },
  };
};
