import type { ReactNode } from 'react';
import { Icon } from '@/ui/Icon';

/** Says beside a figure of a table what is odd about it; why stands above the table. */
export function RowMark({ children }: { children: ReactNode }) {
  return (
    <span className="row-mark">
      <Icon name="alert" /> {children}
    </span>
  );
}
