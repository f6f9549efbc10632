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
/** Maximum number of rows compared; few recipients share a name. */
const ROW_LIMIT = 20;

const isSameRecipient = ({ name, uei }: NamedRecipient) => {
  const upperName = name.toUpperCase();
  return (row: { name: string; uei: string }): boolean =>
    uei ? row.uei === uei : row.name.toUpperCase() === upperName;
};
/** Returns the ID that all rows share, at the level if possible; undefined if they differ. */
const onlyId = (ids: readonly string[], level: string): string | undefined =>
  new Set(ids.map(hashOf)).size === 1
    ? (ids.find((id) => id.endsWith(`-${level}`)) ?? ids[0])
    : undefined;
/** Returns the ID from the recipients of the last twelve months. */
const listedId = async (suggestion: NamedRecipient): Promise<string | undefined> => {
  const { rows } = await recipientList.call({
    keyword: suggestion.uei || suggestion.name,
    type: 'all',
    sort: 'amount',
    order: 'desc',
    page: 1,
    limit: ROW_LIMIT,
  });
  return onlyId(
    rows.filter(isSameRecipient(suggestion)).map(({ id }) => id),
    suggestion.level,
  );
};
/** Returns the ID from the recipients of all years. The API lists each at only one of its levels. */
const rankedId = async (wanted: NamedRecipient): Promise<string | undefined> => {
  const { rows } = await searchCategory.call({
    criteria: { recipients: [wanted.uei || wanted.name] },
    level: 'transactions',
    category: 'recipient',
    limit: ROW_LIMIT,
    page: 1,
  });
  const ids = rows.filter(isSameRecipient(wanted)).flatMap(({ recipientId }) => recipientId || []);
  const id = onlyId(ids, wanted.level);
  return id && wanted.level ? `${hashOf(id)}-${wanted.level}` : id;
};

/** Returns the profile path of a suggested recipient, or undefined if there is no match. */
export const recipientAddress = async (wanted: NamedRecipient): Promise<string | undefined> => {
  try {
    const id = (await listedId(wanted)) ?? (await rankedId(wanted));
    return getExistingPath(id ? paths.recipient(id) : undefined);
  } catch {
    return undefined;
  }
};
