import type { ReactNode } from 'react';
import { Icon } from '@/ui/Icon';

/** A mark beside an unusual figure of a table; the reason is above the table. */
export function RowMark({ children }: { children: ReactNode }) {
  return (
    <span className="row-mark">
      <Icon name="alert" /> {children}
    </span>
  );
}
