import type { Bindable } from '../db/database';

/** Collects bound values and hands out their places in the statement. */
export class Values {
  readonly list: Bindable[] = [];
  add(value: Bindable): string { this.list.push(value); return `$${this.list.length}`; }
  /** `column in (…)` over ids; an empty list matches nothing. Long lists travel as one text value. */
  in(column: string, ids: readonly (number | string)[]): string {
    if (!ids.length) return 'false';
    if (ids.length <= 12) return `${column} in (${ids.map((id) => this.add(id)).join(', ')})`;
    const type = typeof ids[0] === 'number' ? 'INTEGER' : 'VARCHAR';
    return `${column} in (select unnest(string_split(${this.add(ids.join('\u0001'))}, chr(1))::${type}[]))`;
  }
}
