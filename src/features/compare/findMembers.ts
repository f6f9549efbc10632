import type { KeptMember } from '@/blocks/compare';
import { bestMatches } from '@/domain/site/siteSearch';
import { recipientLevels } from '@/domain/recipient';
import { profileStates } from '@/domain/stateProfile/profileStates';
import { recipientList, type ListedRecipient } from '@/services/recipients/endpoints';
import type { SuggestGroup } from '@/ui/Suggest';

/** Someone who can be compared, as suggested. */
export interface FoundMember extends KeptMember {
  detail: string;
}
const PER_KIND = 6;
/** Recipients are looked for by texts of at least so many characters. */
const LEAST = 3;

const foundRecipient = ({ id, name, level, uei }: ListedRecipient): FoundMember => ({
  kind: 'recipient',
  id,
  name,
  detail: [recipientLevels[level].label, uei && `UEI: ${uei}`].filter(Boolean).join(' · '),
});
/** The question behind a text: the recipients with the most of the last twelve months, by name, UEI or DUNS. */
export const recipientsQuery = (keyword: string, limit = PER_KIND) => ({
  keyword,
  type: 'all' as const,
  sort: 'amount' as const,
  order: 'desc' as const,
  page: 1,
  limit,
});
/** States and recipients that answer typed words. Where recipients cannot be had the states still show. */
export const findMembers = async (
  text: string,
  signal: AbortSignal,
): Promise<readonly SuggestGroup<FoundMember>[]> => {
  const states = bestMatches(profileStates, ({ name }) => name, text, PER_KIND).map(
    ({ fips, name }): FoundMember => ({
      kind: 'state',
      id: fips,
      name,
      detail: 'State or territory',
    }),
  );
  const heading = 'Recipients';
  const recipients = async (): Promise<SuggestGroup<FoundMember>> => {
    if (text.length < LEAST) return { heading, items: [] };
    try {
      const { rows } = await recipientList.call(recipientsQuery(text), signal);
      return { heading, items: rows.map(foundRecipient) };
    } catch (error) {
      if ((error as { cancelled?: boolean }).cancelled) throw error;
      return { heading, items: [], problem: 'Recipients could not be searched just now.' };
    }
  };
  return [{ heading: 'States and territories', items: states }, await recipients()];
};
