import { bestMatches } from '@/domain/site/siteSearch';
import { recipientLevels } from '@/domain/recipient';
import { profileStates } from '@/domain/stateProfile/profileStates';
import { recipientList, type ListedRecipient } from '@/services/recipients/endpoints';
import { loadGroup } from '@/ui/loadGroup';
import type { SuggestGroup } from '@/ui/Suggest';
import type { SuggestedMember } from './compared';

const MAX_PER_KIND = 6;
/** Minimum text length for a search by the API. */
const MIN_SEARCH_LENGTH = 3;

const toSuggestion = ({ id, name, level, uei }: ListedRecipient): SuggestedMember => ({
  kind: 'recipient',
  id,
  name,
  detail: [recipientLevels[level].label, uei && `UEI: ${uei}`].filter(Boolean).join(' · '),
});
/** Returns the query for recipients by name, UEI or DUNS number, with the most obligations in 12 months first. */
export const recipientsQuery = (keyword: string, limit = MAX_PER_KIND) => ({
  keyword,
  type: 'all' as const,
  sort: 'amount' as const,
  order: 'desc' as const,
  page: 1,
  limit,
});
/** Returns matching suggestions in one group per kind. A failed group does not affect the others. */
export const findMembers = async (
  text: string,
  signal: AbortSignal,
): Promise<readonly SuggestGroup<SuggestedMember>[]> => {
  const states = bestMatches(profileStates, ({ name }) => name, text, MAX_PER_KIND).map(
    ({ fips, name }): SuggestedMember => ({
      kind: 'state',
      id: fips,
      name,
      detail: 'State or territory',
    }),
  );
  const loadBudgets = () => import('./budgets');
  const loadSubjects = () => import('./subjects');
  const searchGroup = (heading: string, search: () => Promise<readonly SuggestedMember[]>) =>
    loadGroup(heading, async () => (text.length < MIN_SEARCH_LENGTH ? [] : search()));
  return [
    { heading: 'States and territories', items: states },
    ...(await Promise.all([
      searchGroup('Recipients', async () =>
        (await recipientList.call(recipientsQuery(text), signal)).rows.map(toSuggestion),
      ),
      searchGroup('Agencies', async () =>
        (await loadBudgets()).findAgencies(text, MAX_PER_KIND, signal),
      ),
      searchGroup('Federal accounts', async () =>
        (await loadBudgets()).findAccounts(text, MAX_PER_KIND, signal),
      ),
      searchGroup('Counties, cities, districts and ZIP codes', async () =>
        (await loadSubjects()).findPlaceMembers(text, MAX_PER_KIND, signal),
      ),
      // A NAICS sector has a code of two digits.
      loadGroup('Assistance listings, NAICS codes and PSCs', async () =>
        (await loadSubjects()).findProgramMembers(text, MAX_PER_KIND, signal),
      ),
    ])),
  ];
};
