import type { ReactNode } from 'react';

/** Renders content that `over` can cover. The covered content keeps its height and state, but is hidden and inert. */
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
