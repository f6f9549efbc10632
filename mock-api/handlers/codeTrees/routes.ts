import { Type } from '@sinclair/typebox';
import type { Route } from '../../core/route';
import { cut, industryNode, industryTree, prune, type TreeNode, getTree } from './queries';
import { CodeNode, Industry, IndustryQuery, TreeQuery } from './shapes';

const makeBranchRoute = (name: 'psc' | 'tas', levels: readonly string[]): Route => ({
  method: 'GET',
  path: `v2/references/filter_tree/${name}/${levels.map((level) => `{${level}}/`).join('')}`,
  summary: `${name.toUpperCase()} codes ${levels.length ? 'below a node' : 'at the top of their tree'}`,
  errors: [400, 422],
  query: TreeQuery,
  answer: Type.Object({ results: Type.Array(CodeNode) }),
  handler: async (call) => {
    const { depth = 0, filter = '' } = call.query as { depth?: number; filter?: string };
    const branch = levels.reduce<readonly TreeNode[]>(
      (nodes, level) => nodes.find(({ id }) => id === call.params[level])?.children ?? [],
      await getTree(call, name),
    );
    return {
      results: (filter.trim() ? prune(branch, filter.trim().toLowerCase()) : branch).map((node) =>
        cut(node, depth),
      ),
    };
  },
});

/** The routes that return branches of the NAICS, PSC and TAS trees, optionally filtered by text. */
export const codeTreeRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: 'v2/references/naics/',
    summary: 'NAICS sectors, or the branches of the NAICS tree that match a text',
    errors: [],
    query: IndustryQuery,
    answer: Type.Object({ results: Type.Array(Industry) }),
    handler: industryTree,
  },
  {
    method: 'GET',
    path: 'v2/references/naics/{code}/',
    summary: 'A NAICS code with the codes directly below it',
    errors: [400, 422],
    answer: Type.Object({ results: Type.Array(Industry) }),
    handler: industryNode,
  },
  makeBranchRoute('psc', []),
  makeBranchRoute('psc', ['group']),
  makeBranchRoute('psc', ['group', 'psc']),
  makeBranchRoute('psc', ['group', 'psc', 'psc2']),
  makeBranchRoute('tas', []),
  makeBranchRoute('tas', ['agency']),
  makeBranchRoute('tas', ['agency', 'federal_account']),
  makeBranchRoute('tas', ['agency', 'federal_account', 'tas']),
];
