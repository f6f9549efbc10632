import type { ReactNode } from 'react';

/** Content that something can stand over, in its place and at its height, or at that of a text where it is higher: it keeps its state, but is neither seen nor reached meanwhile. */
export function Covered({ over, children }: { over?: ReactNode; children: ReactNode }) {
  return (
    <div className={over ? 'covered' : undefined}>
      <div inert={Boolean(over)} className={over ? 'covered__under' : undefined}>
        {children}
      </div>
      {over}
    </div>
  );
}
