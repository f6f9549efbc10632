import type { ReactNode } from 'react';
import { SearchWay } from '@/blocks/search-ways';
import { usePorts } from '@/lib/ports';
import { wayOf, type SearchWish } from '../openSearch';

/** A link to the search whose numbers a question shows. */
export function QuestionWay({ wish, children }: { wish: SearchWish; children: ReactNode }) {
  const { track } = usePorts();
  return (
    <SearchWay way={wayOf(wish)} onTake={() => track('homeQuestion', wish.key)}>
      {children}
    </SearchWay>
  );
}
