import type { Call } from '../../../core/route';
import { normalize } from '../../../db/searchText';
import { Values } from '../../../filters/values';

/** Returns the recipients that match the text by name, UEI or DUNS. */
export const searchRecipients = async ({ db, body }: Call) => {
  const {
    search_text: search,
    limit = 10,
    recipient_levels: levels,
  } = body as { search_text: string; limit?: number; recipient_levels?: string[] };
  const phrase = normalize(search);
  if (phrase === ' ') return { results: [], messages: [], count: 0 };
  const values = new Values();
  const phraseParameter = values.add(phrase);
  // The official site lists a parent twice: as the group (P) and as itself (C).
  const rows = await db.query(
    `select *
      from (
        select name, uei, duns,
          unnest(case
              when is_parent then ['P', 'C']
              when parent_id is not null then ['C']
              else ['R']
            end) as recipient_level,
          name_rank, starts_with(norm, ${phraseParameter}) AS begins
        from recipient
        where kind = 'normal' and contains(norm, ${phraseParameter}))
      ${levels ? `where ${values.in('recipient_level', levels)}` : ''}
      order by begins desc, name_rank, recipient_level desc
      limit ${limit}`,
    values.list,
  );
  return {
    results: rows.map((row) => ({
      recipient_name: row.name,
      uei: row.uei,
      duns: row.duns,
      recipient_level: row.recipient_level,
    })),
    messages: [],
    count: rows.length,
  };
};
