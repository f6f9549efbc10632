import { useRef, useState, type ReactNode } from 'react';
import { loadPart } from '@/lib/part';
import { usePorts } from '@/lib/ports';
import type * as Made from './figure/tools';

type Tools = typeof Made;
/** What makes files, citations and the request loads when it is first asked for. */
export const loadFigureTools = (): Promise<Tools> => import('./figure/tools');

/** Milliseconds in which another press belongs to the one before. */
const DOUBLE_PRESS = 500;
/** Makes files with what loads for it, and says where one could not be made, with Retry. */
export const useFigureFile = (): {
  make: (how: (tools: Tools) => void | Promise<void>) => void;
  problem: ReactNode;
} => {
  const { announce } = usePorts();
  const [failed, setFailed] = useState<{ words: string; again: () => void }>();
  // A second press is not for a second file.
  const busy = useRef(false);
  const make = (how: (tools: Tools) => void | Promise<void>) => {
    if (busy.current) return;
    busy.current = true;
    loadPart(loadFigureTools)
      .then(how)
      .then(
        () => {
          setTimeout(() => {
            busy.current = false;
          }, DOUBLE_PRESS);
          setFailed(undefined);
          announce('Download started');
        },
        ({ message }: Error) => {
          busy.current = false;
          setFailed({ words: message, again: () => make(how) });
        },
      );
  };
  const problem = failed && (
    <div role="alert" className="part-failure part-failure--line">
      <p>
        <strong>The file could not be made.</strong> {failed.words}
      </p>
      <button type="button" className="usa-button usa-button--outline" onClick={failed.again}>
        Retry
      </button>
    </div>
  );
  return { make, problem };
};
