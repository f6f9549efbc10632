import { useRef, useState, type ReactNode } from 'react';
import { loadChunk } from '@/lib/requests/loadChunk';
import { usePorts } from '@/lib/ports';
import { Button } from './Button';
import type * as FigureTools from './figure/tools';

type Tools = typeof FigureTools;
/** Loads the code for files, citations and the API request on first use. */
export const loadFigureTools = (): Promise<Tools> => import('./figure/tools');

/** Milliseconds after creating a file during which a second press is ignored. */
const DOUBLE_PRESS_DURATION = 500;
/** Returns a function that makes files with the lazy tools, and an error message with Retry after a failure. */
export const useFigureFile = (): {
  /** Makes the file that `fileKey` identifies. A double press makes it once. */
  make: (fileKey: string, makeFile: (tools: Tools) => void | Promise<void>) => void;
  problem: ReactNode;
} => {
  const { announce } = usePorts();
  const [failure, setFailed] = useState<{ message: string; retry: () => void }>();
  // Contains the files in progress, so that a second press does not make the same file again.
  const filesInProgress = useRef(new Set<string>());
  const make = (fileKey: string, makeFile: (tools: Tools) => void | Promise<void>) => {
    if (filesInProgress.current.has(fileKey)) return;
    filesInProgress.current.add(fileKey);
    loadChunk(loadFigureTools)
      .then(makeFile)
      .then(
        () => {
          setTimeout(() => filesInProgress.current.delete(fileKey), DOUBLE_PRESS_DURATION);
          setFailed(undefined);
          announce('Download started');
        },
        ({ message }: Error) => {
          filesInProgress.current.delete(fileKey);
          setFailed({ message, retry: () => make(fileKey, makeFile) });
        },
      );
  };
  const problem = failure && (
    <div role="alert" className="part-failure part-failure--line">
      <p>
        <strong>We couldn’t create the file.</strong> {failure.message}
      </p>
      <Button look="outline" onClick={failure.retry}>
        Retry
      </Button>
    </div>
  );
  return { make, problem };
};
