import type { ReactNode } from 'react';
import { OpenSearchButton } from '@/blocks/open-search';
import { usePorts } from '@/lib/ports';
import { toSearchLink, type ReadyMadeSearch } from '../openSearch';

/** A link to the search whose numbers a question shows. */
export function QuestionLink({
  wish: search,
  children,
}: {
  wish: ReadyMadeSearch;
  children: ReactNode;
}) {
  const { track } = usePorts();
  return (
    <OpenSearchButton
      target={toSearchLink(search)}
      onPress={() => track('homeQuestion', search.key)}
    >
      {children}
    </OpenSearchButton>
  );
}
