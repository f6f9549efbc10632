import { getExistingPath } from '@/blocks/entity-links';
import { hashOf } from '@/domain/compare/members';
import { paths } from '@/domain/site/paths';
import { recipientList } from '@/services/recipients/endpoints';
import { searchCategory } from '@/services/search/endpoints';

/** A suggested recipient; suggestions have no IDs. */
export interface NamedRecipient {
  name: string;
  uei: string;
  /** P, C or R; '' if the suggestion does not include it. */
  level: string;
}
/** Maximum number of rows requested and compared. Few recipients share a name. */
const ROW_LIMIT = 20;

const buildMatcher = ({ name, uei }: NamedRecipient) => {
  const upperName = name.toUpperCase();
  return (row: { name: string; uei: string }): boolean =>
    uei ? row.uei === uei : row.name.toUpperCase() === upperName;
};
/** Returns the ID that ends in `level`, or else the first ID; undefined unless all IDs belong to one recipient. */
const findOnlyId = (ids: readonly string[], level: string): string | undefined =>
  new Set(ids.map(hashOf)).size === 1
    ? (ids.find((id) => id.endsWith(`-${level}`)) ?? ids[0])
    : undefined;
/** Finds the suggested recipient in the list of the last twelve months. Returns its ID, or undefined if there is no unique match. */
const findListedId = async (suggestion: NamedRecipient): Promise<string | undefined> => {
  const { rows } = await recipientList.call({
    keyword: suggestion.uei || suggestion.name,
    type: 'all',
    sort: 'amount',
    order: 'desc',
    page: 1,
    limit: ROW_LIMIT,
  });
  return findOnlyId(
    rows.filter(buildMatcher(suggestion)).map(({ id }) => id),
    suggestion.level,
  );
};
/** Returns the recipient's ID from all years, or undefined if not unique. Sets the suggested level, as the API lists only one level. */
const findRankedId = async (suggestion: NamedRecipient): Promise<string | undefined> => {
  const { rows } = await searchCategory.call({
    criteria: { recipients: [suggestion.uei || suggestion.name] },
    level: 'transactions',
    category: 'recipient',
    limit: ROW_LIMIT,
    page: 1,
  });
  const ids = rows.filter(buildMatcher(suggestion)).flatMap(({ recipientId }) => recipientId || []);
  const id = findOnlyId(ids, suggestion.level);
  return id && suggestion.level ? `${hashOf(id)}-${suggestion.level}` : id;
};

/** Returns the profile path of a suggested recipient, or undefined if there is no match or a request fails. */
export const findProfilePath = async (suggestion: NamedRecipient): Promise<string | undefined> => {
  try {
    const id = (await findListedId(suggestion)) ?? (await findRankedId(suggestion));
    return getExistingPath(id ? paths.recipient(id) : undefined);
  } catch {
    return undefined;
  }
};
