import { useState, type ReactNode } from 'react';
import { loadPart } from '@/lib/part';
import { usePorts } from '@/lib/ports';
import type * as Made from './figure/tools';

type Tools = typeof Made;
/** What makes files, citations and the request loads when it is first asked for. */
export const loadFigureTools = (): Promise<Tools> => import('./figure/tools');

/** Makes files with what loads for it, and says where one could not be made, with Retry. */
export const useFigureFile = (): {
  make: (how: (tools: Tools) => void | Promise<void>) => void;
  problem: ReactNode;
} => {
  const { announce } = usePorts();
  const [failed, setFailed] = useState<{ words: string; again: () => void }>();
  const make = (how: (tools: Tools) => void | Promise<void>) => {
    loadPart(loadFigureTools)
      .then(how)
      .then(
        () => {
          setFailed(undefined);
          announce('Download started');
        },
        ({ message }: Error) => setFailed({ words: message, again: () => make(how) }),
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
