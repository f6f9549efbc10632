import { useMemo } from 'react';
import { ProgramNodes } from '@/blocks/program-tree';
import { plural } from '@/domain/format';
import { programAt } from '@/domain/program/program';
import { programTexts, type ProgramKind } from '@/domain/program/programCode';
import type { TreeNode } from '@/domain/search/codeTree';
import { useAnswer } from '@/lib/requests/useAnswer';
import { codeSearch } from '@/services/code-trees/endpoints';
import { Button } from '@/ui/Button';
import { EmptyState, Loading, PanelError } from '@/ui/Status';

/** Returns the number of programs in branches: nodes that have a page. */
const countPrograms = (kind: ProgramKind, nodes: readonly TreeNode[]): number =>
  nodes.reduce(
    (sum, { path, children = [] }) =>
      sum + (programAt(kind, path) ? 1 : 0) + countPrograms(kind, children),
    0,
  );

/** Renders the branches of a tree that contain a text, opened down to the matches. */
export function ProgramMatches({
  kind,
  text,
  onClear,
}: {
  kind: ProgramKind;
  text: string;
  onClear: () => void;
}) {
  const { value, current, failure, retry } = useAnswer(
    codeSearch,
    useMemo(() => ({ kind, text }), [kind, text]),
  );
  const renderBody = () => {
    if (failure && !current) return <PanelError failure={failure} onRetry={retry} />;
    if (!value || !current) return <Loading message="Searching..." />;
    if (!value.length)
      return (
        <EmptyState
          title={`No results found for “${text}”.`}
          action={<Button onClick={onClear}>Clear search</Button>}
        >
          <p>Try another word or a shorter code.</p>
        </EmptyState>
      );
    return (
      <>
        <p role="status">
          {plural(countPrograms(kind, value), 'result')}, with the codes above them
        </p>
        <ProgramNodes key={text} kind={kind} nodes={value} text={text} />
      </>
    );
  };
  return <section aria-label={programTexts[kind].title}>{renderBody()}</section>;
}
