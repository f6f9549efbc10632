import { useRef, useState, type ReactNode } from 'react';
import { loadChunk } from '@/lib/requests/loadChunk';
import { usePorts } from '@/lib/ports';
import type * as FigureTools from './figure/tools';

type Tools = typeof FigureTools;
/** Loads the code for files, citations and the API request on first use. */
export const loadFigureTools = (): Promise<Tools> => import('./figure/tools');

/** Milliseconds in which a second press belongs to the first. */
const DOUBLE_PRESS = 500;
/** Returns a function that makes files with the lazy tools, and an error message with Retry after a failure. */
export const useFigureFile = (): {
  /** Makes the file that `what` identifies. A double press makes it once. */
  make: (what: string, how: (tools: Tools) => void | Promise<void>) => void;
  problem: ReactNode;
} => {
  const { announce } = usePorts();
  const [failed, setFailed] = useState<{ message: string; again: () => void }>();
  // The files in progress, so that a second press makes no second file.
  const busy = useRef(new Set<string>());
  const make = (what: string, how: (tools: Tools) => void | Promise<void>) => {
    if (busy.current.has(what)) return;
    busy.current.add(what);
    loadChunk(loadFigureTools)
      .then(how)
      .then(
        () => {
          setTimeout(() => busy.current.delete(what), DOUBLE_PRESS);
          setFailed(undefined);
          announce('Download started');
        },
        ({ message }: Error) => {
          busy.current.delete(what);
          setFailed({ message, again: () => make(what, how) });
        },
      );
  };
  const problem = failed && (
    <div role="alert" className="part-failure part-failure--line">
      <p>
        <strong>We couldn’t create the file.</strong> {failed.message}
      </p>
      <button type="button" className="usa-button usa-button--outline" onClick={failed.again}>
        Retry
      </button>
    </div>
  );
  return { make, problem };
};
