import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import {
  chipDefinitions,
  selectStaged,
  treeChoiceSet,
  type WithSearchFilters,
} from '@/blocks/search-filters';
import { plural } from '@/domain/format';
import { limits } from '@/lib/layoutTokens';
import {
  getCheckState,
  indexChoice,
  pathKey,
  setChecked,
  type Path,
  type TreeNode,
} from '@/domain/search/codeTree';
import { branchesToLoad } from '@/domain/search/filters/treeFilters';
import { useThunkDispatch } from '@/lib/redux';
import type { TreeKind } from '@/services/code-trees/codeTreeService';
import { CheckTree, type TreeRow, type TreeRowState } from '@/ui/CheckTree';
import { Chips } from '@/ui/Chips';
import { ClearableSearch } from '@/ui/ClearableSearch';
import { EmptyState, Loading, PanelError } from '@/ui/Status';
import { useCodeNames } from '../useCodeNames';
import { canOpen, type CheckNode } from '../state/codeTreeNodes';
import {
  childrenAt,
  selectTree,
  treeChoice,
  type TreeState,
  type WithCodeTrees,
} from '../state/codeTrees';
import { loadBranch, runTreeSearch, setExpanded, expandBranches } from '../state/codeTreeThunks';

const MAX_CHIPS = 5;
/** Milliseconds after the last key before the tree is searched. */
const SEARCH_DELAY_MS = 500;

/** Returns the visible rows of a tree, and its nodes by key. A loading or failed branch has a status row below it. */
const buildRows = (
  tree: TreeState,
  kind: TreeKind,
): { rows: TreeRow[]; byKey: Map<string, TreeNode> } => {
  const isSearching = tree.searchText !== '';
  const rows: TreeRow[] = [];
  const nodesByKey = new Map<string, TreeNode>();
  const openKeys = isSearching ? tree.searchExpanded : tree.expanded;
  const addRows = (nodes: readonly CheckNode[], level: number) =>
    nodes.forEach((node, at) => {
      const key = pathKey(node.path);
      const isBranch = canOpen(kind, node.path);
      const isExpanded = isBranch ? openKeys.has(key) : undefined;
      nodesByKey.set(key, node);
      rows.push({
        key,
        level,
        label: node.label,
        detail: isBranch ? plural(node.count, 'code') : undefined,
        expanded: isExpanded,
        position: at + 1,
        siblings: nodes.length,
      });
      if (!isExpanded) return;
      // In a search, a branch with matches below it shows only these matches. Other branches show all their children.
      const matchedChildren = node.children.filter(({ placeholder }) => !placeholder);
      const children =
        isSearching && matchedChildren.length ? matchedChildren : childrenAt(tree, node.path);
      if (children) addRows(children, level + 1);
      else
        rows.push({
          key: `${key}>?`,
          level: level + 1,
          label: tree.failed.has(key)
            ? `${tree.failed.get(key)!.message} Press Enter to try again.`
            : 'Loading your data...',
          position: 1,
          siblings: 1,
          note: tree.failed.has(key) ? 'failed' : 'loading',
        });
    });
  addRows(isSearching ? tree.searched : tree.nodes, 1);
  return { rows, byKey: nodesByKey };
};

/** Returns a tree of codes and the choice in it. The choice is memoized, because it changes less often than the tree. */
const useTree = (kind: TreeKind) => {
  const tree = useSelector(selectTree(kind));
  const { checked, unchecked, counts } = tree;
  const choice = useMemo(
    () => treeChoice(checked, unchecked, counts),
    [checked, unchecked, counts],
  );
  return { tree, choice };
};

/** Loads the tree, expands the chosen codes and searches for `text`. Returns a getter for a signal that aborts on unmount. */
const useTreeRequests = (kind: TreeKind, text: string) => {
  const dispatch = useThunkDispatch<WithCodeTrees>();
  const { choice } = useTree(kind);
  const mountController = useRef<AbortController | null>(null);
  const initialChoice = useRef(choice);
  useEffect(() => {
    const controller = new AbortController();
    mountController.current = controller;
    void dispatch(runTreeSearch(kind, '', controller.signal));
    void dispatch(expandBranches(kind, branchesToLoad(initialChoice.current), controller.signal));
    return () => controller.abort();
  }, [dispatch, kind]);
  useEffect(() => {
    const controller = new AbortController();
    const search = () => void dispatch(runTreeSearch(kind, text, controller.signal));
    const timer = setTimeout(search, text ? SEARCH_DELAY_MS : 0);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [dispatch, kind, text]);
  return () => (mountController.current ??= new AbortController()).signal;
};

interface TreeProps {
  kind: TreeKind;
  label: string;
}
interface TreeBodyProps extends TreeProps {
  /** '' shows the whole tree. */
  text: string;
  signal: () => AbortSignal;
}
function TreeBody({ kind, label, text, signal }: TreeBodyProps) {
  const dispatch = useThunkDispatch<WithSearchFilters & WithCodeTrees>();
  const { tree, choice } = useTree(kind);
  const index = useMemo(() => indexChoice(choice), [choice]);
  const { rows, byKey } = useMemo(() => buildRows(tree, kind), [tree, kind]);
  const { searchText, searchStatus, searchFailure, isLoaded } = tree;
  const rootFailure = tree.failed.get('');
  if (searchText ? searchStatus === 'loading' : !isLoaded && !rootFailure)
    return <Loading message="Loading your data..." />;
  const failure = searchText ? searchFailure : rootFailure;
  const retry = () =>
    void dispatch(
      searchText ? runTreeSearch(kind, text, signal()) : loadBranch(kind, [], signal()),
    );
  if (failure) return <PanelError failure={failure} onRetry={retry} />;
  if (!rows.length) return <EmptyState title="No Results" />;
  const stateOf = (key: string): TreeRowState => {
    const node = byKey.get(key);
    return node ? getCheckState(index, node.path) : 'unchecked';
  };
  const childrenOf = (path: Path) => childrenAt(tree, path);
  const handleCheck = (key: string, isChecked: boolean) => {
    const node = byKey.get(key);
    const topNode = node && byKey.get(node.path[0]!);
    if (node && topNode)
      dispatch(
        treeChoiceSet(`${kind}Codes`, setChecked(choice, node, isChecked, topNode, childrenOf)),
      );
  };
  const handleExpand = (key: string, isOpen: boolean) => {
    const node = byKey.get(key);
    if (node) dispatch(setExpanded(kind, node.path, isOpen, signal()));
  };
  const handleRetry = (key: string) => {
    const node = byKey.get(key.replace(/>\?$/, ''));
    if (node) void dispatch(loadBranch(kind, node.path, signal()));
  };
  return (
    <CheckTree
      label={label}
      rows={rows}
      stateOf={stateOf}
      highlight={searchText}
      onCheck={handleCheck}
      onExpand={handleExpand}
      onRetry={handleRetry}
    />
  );
}

function CodeTreeControl({
  hint = 'Type to filter results',
  ...tree
}: TreeProps & { hint?: string }) {
  const { kind, label } = tree;
  const id = useId();
  const dispatch = useThunkDispatch<WithSearchFilters>();
  const nameOf = useCodeNames();
  const chips = chipDefinitions
    .find((definition) => definition.id === kind)!
    .groups(useSelector(selectStaged), '', nameOf)
    .flatMap((group) => group.chips);
  const [input, setInput] = useState('');
  const text = input.trim().length < limits.searchMinimum ? '' : input.trim();
  const signal = useTreeRequests(kind, text);
  return (
    <div>
      <ClearableSearch {...{ id, label }} placeholder={hint} value={input} onChange={setInput} />
      <TreeBody {...tree} text={text} signal={signal} />
      <Chips
        label={`Chosen ${label}`}
        maxVisible={MAX_CHIPS}
        items={chips.map(({ key, text: chip, remove }) => ({
          key,
          label: chip,
          onRemove: () => remove.forEach(dispatch),
        }))}
      />
    </div>
  );
}
/** Renders the NAICS filter (North American Industry Classification System): a tree of sectors, groups and industries. */
export function NaicsControl() {
  return <CodeTreeControl kind="naics" label="NAICS codes" hint="Type to find codes" />;
}
/** Renders the PSC filter (Product or Service Code): a tree of products, research and development, and services. */
export function PscControl() {
  return <CodeTreeControl kind="psc" label="Product or service codes" />;
}
/** Renders the TAS filter (Treasury Account Symbol): a tree of agencies, their federal accounts and symbols. */
export function TasControl() {
  return <CodeTreeControl kind="tas" label="Treasury Account Symbols" />;
}
