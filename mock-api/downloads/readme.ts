import type { Lookups } from '../core/lookups';
import { readReference } from '../core/referenceFiles';
import { join } from 'node:path';
import type { FileSet } from '../core/jobs';
import { type Layout, layouts } from './layouts';

const dictionaryColumns = ['contracts', 'assistance', 'subawards', 'accounts'] as const;
const definitions = new Map<string, string>();
const readElements = () =>
  readReference({ folder: join(process.cwd(), 'content/data-dictionary') }, 'elements');
/** Returns the column names in one cell of the data dictionary, which separates them with semicolons. */
const splitNames = (cell = ''): string[] => cell.split(';').map((name) => name.trim());

/** Returns the definition of a published column, or undefined. Definitions are read once from the data dictionary. */
const getDefinition = (column: string): string | undefined => {
  if (!definitions.size)
    for (const row of readElements())
      for (const name of dictionaryColumns.flatMap((key) => splitNames(row[key])))
        definitions.set(name, row.definition!);
  return definitions.get(column);
};
/** Returns whether the data dictionary lists a column under the heading of its layout. @internal */
export const isDescribed = (layout: Layout, column: string): boolean =>
  readElements().some((row) => splitNames(row[layouts[layout].dictionary]).includes(column));

/** Returns the README of an archive. The writer replaces `{{counts}}` after it has counted the rows. */
export const formatReadme = (
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
Amounts are in dollars and cents. Dates have the form YYYY-MM-DD. An empty cell means that the value is unknown or does not apply.
The obligation of a loan is its subsidy cost, in original_loan_subsidy_cost and total_loan_subsidy_cost.
Add it to the obligations of the other awards to get the totals that the site shows.
Text that a spreadsheet would read as a formula starts with a single quote.

COLUMNS
${columns.map((column) => `${column}: ${getDefinition(column) || 'See the data dictionary.'}`).join('\n')}
`;
};
