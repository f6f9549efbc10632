import { builtPath } from '@/blocks/entity-links';
import { hashOf } from '@/domain/compare/members';
import { paths } from '@/domain/site/paths';
import { recipientList } from '@/services/recipients/endpoints';
import { searchCategory } from '@/services/search/endpoints';

/** A recipient as it is suggested: suggestions have no ids. */
export interface NamedRecipient {
  name: string;
  uei: string;
  /** P, C or R; '' where the suggestion does not say. */
  level: string;
}
/** Rows looked through: more than have one name. */
const LOOKED_THROUGH = 20;

const same = ({ name, uei }: NamedRecipient) => {
  const wanted = name.toUpperCase();
  return (row: { name: string; uei: string }): boolean =>
    uei ? row.uei === uei : row.name.toUpperCase() === wanted;
};
/** The one id that some rows have, at the level that is wanted if they have it; none where they are of several recipients of one name. */
const onlyId = (ids: readonly string[], level: string): string | undefined =>
  new Set(ids.map(hashOf)).size === 1
    ? (ids.find((id) => id.endsWith(`-${level}`)) ?? ids[0])
    : undefined;
/** Among those who received something in the last twelve months. */
const listedId = async (wanted: NamedRecipient): Promise<string | undefined> => {
  const { rows } = await recipientList.call({
    keyword: wanted.uei || wanted.name,
    type: 'all',
    sort: 'amount',
    order: 'desc',
    page: 1,
    limit: LOOKED_THROUGH,
  });
  return onlyId(
    rows.filter(same(wanted)).map(({ id }) => id),
    wanted.level,
  );
};
/** Among the recipients of awards of all years; the service names them at one of their levels. */
const rankedId = async (wanted: NamedRecipient): Promise<string | undefined> => {
  const { rows } = await searchCategory.call({
    criteria: { recipients: [wanted.uei || wanted.name] },
    level: 'transactions',
    category: 'recipient',
    limit: LOOKED_THROUGH,
    page: 1,
  });
  const ids = rows.filter(same(wanted)).flatMap(({ recipientId }) => recipientId || []);
  const id = onlyId(ids, wanted.level);
  return id && wanted.level ? `${hashOf(id)}-${wanted.level}` : id;
};

/** Address of the profile of a suggested recipient; undefined where none is found, so that a search of its awards has to do. */
export const recipientAddress = async (wanted: NamedRecipient): Promise<string | undefined> => {
  try {
    const id = (await listedId(wanted)) ?? (await rankedId(wanted));
    return builtPath(id ? paths.recipient(id) : undefined);
  } catch {
    return undefined;
  }
};
