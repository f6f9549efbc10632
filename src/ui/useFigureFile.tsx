import { useRef, useState, type ReactNode } from 'react';
import { loadChunk } from '@/lib/requests/loadChunk';
import { usePorts } from '@/lib/ports';
import { Button } from './Button';
import type * as FigureTools from './figure/tools';

type Tools = typeof FigureTools;
/** Loads the code for files, citations and the API request on first use. */
export const loadFigureTools = (): Promise<Tools> => import('./figure/tools');

/** Milliseconds after creating a file during which a second press is ignored. */
const DOUBLE_PRESS = 500;
/** Returns a function that makes files with the lazy tools, and an error message with Retry after a failure. */
export const useFigureFile = (): {
  /** Makes the file that `what` identifies. A double press makes it once. */
  make: (what: string, how: (tools: Tools) => void | Promise<void>) => void;
  problem: ReactNode;
} => {
  const { announce } = usePorts();
  const [failure, setFailed] = useState<{ message: string; again: () => void }>();
  // Contains the files in progress, so that a second press does not make the same file again.
  const filesInProgress = useRef(new Set<string>());
  const make = (what: string, how: (tools: Tools) => void | Promise<void>) => {
    if (filesInProgress.current.has(what)) return;
    filesInProgress.current.add(what);
    loadChunk(loadFigureTools)
      .then(how)
      .then(
        () => {
          setTimeout(() => filesInProgress.current.delete(what), DOUBLE_PRESS);
          setFailed(undefined);
          announce('Download started');
        },
        ({ message }: Error) => {
          filesInProgress.current.delete(what);
          setFailed({ message, again: () => make(what, how) });
        },
      );
  };
  const problem = failure && (
    <div role="alert" className="part-failure part-failure--line">
      <p>
        <strong>We couldn’t create the file.</strong> {failure.message}
      </p>
      <Button look="outline" onClick={failure.again}>
        Retry
      </Button>
    </div>
  );
  return { make, problem };
};
