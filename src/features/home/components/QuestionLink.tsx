import type { ReactNode } from 'react';
import { OpenSearchButton } from '@/blocks/open-search';
import { usePorts } from '@/lib/ports';
import { toSearchTarget, type ReadyMadeSearch } from '../openSearch';

/** Renders a link to the search whose numbers a question shows. */
export function QuestionLink({
  search,
  children,
}: {
  search: ReadyMadeSearch;
  children: ReactNode;
}) {
  const { track } = usePorts();
  return (
    <OpenSearchButton
      target={toSearchTarget(search)}
      onPress={() => track('homeQuestion', search.key)}
    >
      {children}
    </OpenSearchButton>
  );
}
