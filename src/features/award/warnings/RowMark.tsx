import type { ReactNode } from 'react';
import { Icon } from '@/ui/Icon';

/** Renders a mark beside an unusual figure in a table. The warning above the table gives the reason. */
export function RowMark({ children }: { children: ReactNode }) {
  return (
    <span className="row-mark">
      <Icon name="alert" /> {children}
    </span>
  );
}
