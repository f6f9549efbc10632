import type { ReactNode } from 'react';

/** Renders content that `overlay` can cover. The covered content keeps its height and state, but is hidden and inert. */
export function Covered({ overlay, children }: { overlay?: ReactNode; children: ReactNode }) {
  return (
    <div className={overlay ? 'covered' : undefined}>
      <div inert={Boolean(overlay)} className={overlay ? 'covered__under' : undefined}>
        {children}
      </div>
      {overlay}
    </div>
  );
}
