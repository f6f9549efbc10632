import { useId, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { plural } from '@/domain/format';
import { hasCodesBelow, programAt } from '@/domain/program/program';
import { programTexts, type ProgramCode, type ProgramKind } from '@/domain/program/programCode';
import { programPath } from '@/domain/program/programPath';
import { pathKey, type Path, type TreeNode } from '@/domain/search/codeTree';
import { useAnswer } from '@/lib/requests/useAnswer';
import { codeBranch } from '@/services/code-trees/endpoints';
import { Highlight } from '@/ui/Highlight';
import { Icon } from '@/ui/Icon';
import { Loading, PanelError } from '@/ui/Status';
import './program-tree.scss';

const TOP: Path = [];
interface TreeProps {
  kind: ProgramKind;
  /** Text to highlight; '' for none. */
  text?: string;
  /** ID of a top-level branch that is open at first. */
  open?: string;
}

function NodeLink({ program, node, text }: { program: ProgramCode; node: TreeNode; text: string }) {
  return (
    <Link className="program-tree__link" to={programPath(program)}>
      <Highlight text={node.label} part={text} />
    </Link>
  );
}

/** Renders the nodes directly below a path. */
export function ProgramBranch({ kind, path, ...props }: TreeProps & { path: Path }) {
  const { value, current, failure, retry } = useAnswer(
    codeBranch,
    useMemo(() => ({ kind, path }), [kind, path]),
  );
  if (value && current && !value.length) return <p>No codes are available right now.</p>;
  if (value && current) return <ProgramNodes {...props} kind={kind} nodes={value} />;
  if (failure) return <PanelError failure={failure} onRetry={retry} />;
  return <Loading message="Loading codes..." />;
}

function TreeItem({ kind, node, text = '', open }: TreeProps & { node: TreeNode }) {
  const id = useId();
  const program = programAt(kind, node.path);
  const hasMatches = Boolean(node.children?.length);
  const [isOpen, setOpen] = useState(hasMatches || (node.path.length === 1 && node.id === open));
  if (!hasCodesBelow(kind, node.path))
    return (
      <li className="program-tree__item program-tree__item--leaf">
        {program && <NodeLink program={program} node={node} text={text} />}
      </li>
    );
  return (
    <li className="program-tree__item">
      <div className="program-tree__row">
        <button
          type="button"
          className="program-tree__toggle"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={program && `Codes in ${node.label}`}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} />
          {!program && <Highlight text={node.label} part={text} />}
        </button>
        {program && <NodeLink program={program} node={node} text={text} />}
        {node.count > 0 && (
          <span className="program-tree__count">
            {plural(node.count, kind === 'assistance' ? 'listing' : 'code')}
          </span>
        )}
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen &&
          (hasMatches ? (
            <ProgramNodes kind={kind} nodes={node.children!} text={text} />
          ) : (
            <ProgramBranch kind={kind} path={node.path} text={text} />
          ))}
      </div>
    </li>
  );
}

/** Renders the nodes of a level as links to their pages. A node with codes below it opens, and loads them when it opens. */
export function ProgramNodes({
  kind,
  nodes,
  ...props
}: TreeProps & { nodes: readonly TreeNode[] }) {
  return (
    <ul className="program-tree">
      {nodes.map((node) => (
        <TreeItem key={pathKey(node.path)} kind={kind} node={node} {...props} />
      ))}
    </ul>
  );
}
/** Renders the whole tree of a kind of programs. */
export function ProgramTree({ kind, open }: TreeProps) {
  return (
    <section aria-label={programTexts[kind].title}>
      <ProgramBranch kind={kind} path={TOP} open={open} />
    </section>
  );
}
