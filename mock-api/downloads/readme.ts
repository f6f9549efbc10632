import type { Lookups } from '../core/lookups';
import { readReference } from '../core/referenceFiles';
import { join } from 'node:path';
import type { FileSet } from '../core/jobs';
import { type Layout, layouts } from './layouts';

const dictionaryColumns = ['contracts', 'assistance', 'subawards', 'accounts'] as const;
const meanings = new Map<string, string>();

/** Returns the definition of a published column. Definitions are read once from the data dictionary. */
const meaningOf = (
  column: string,
  folder = join(process.cwd(), 'content/data-dictionary'),
): string => {
  if (!meanings.size) {
    for (const row of readReference({ folder }, 'elements')) {
      for (const key of dictionaryColumns)
        for (const name of (row[key] ?? '')
          .split(';')
          .map((part) => part.trim())
          .filter(Boolean))
          meanings.set(name, row.definition!);
    }
  }
  return meanings.get(column) ?? '';
};
/** Returns whether the data dictionary lists a column under the heading of its layout. @internal */
export const isDescribed = (layout: Layout, column: string): boolean =>
  readReference({ folder: join(process.cwd(), 'content/data-dictionary') }, 'elements').some(
    (row) =>
      (row[layouts[layout].dictionary] ?? '').split(';').some((part) => part.trim() === column),
  );

/**
 * Returns the README of an archive: the request, the date of the data, the row counts and the meaning of each column.
 * The writer replaces `{{counts}}` when the counts are known.
 */
export const readmeText = (
  { meta }: Lookups,
  heading: string,
  request: Record<string, unknown>,
  files: readonly FileSet[],
): string => {
  const columns = [...new Set(files.flatMap((file) => file.columns))];
  return `${heading}

Data as of ${meta.as_of}${meta.source === 'files' ? '' : ' (sample data, invented for this local service)'}.

ROWS
{{counts}}

THE REQUEST
${JSON.stringify(request, null, 2)}

NOTES
Money is in dollars and cents. Dates have the form YYYY-MM-DD. An empty cell means that the value is unknown or does not apply.
The obligation of a loan is its subsidy cost, in original_loan_subsidy_cost and total_loan_subsidy_cost.
Add it to the obligations of the other awards to get the totals that the site shows.
Text that a spreadsheet would read as a formula starts with a single quote.

COLUMNS
${columns.map((column) => `${column}: ${meaningOf(column) || 'See the data dictionary.'}`).join('\n')}
`;
};
