import { useNavigate } from 'react-router-dom';
import { searchReset, stagedReplaced } from '@/blocks/search-filters';
import { covidDefCodes } from '@/domain/codes/defCodes';
import { makeSearchFilters } from '@/domain/search/searchFilters';
import { useThunkDispatch } from '@/lib/redux';

/** Ways from a modal into a search: each closes the modal and clears and resets the filters first. */
export const useOpenSearch = (onClose: () => void) => {
  const dispatch = useThunkDispatch<unknown>();
  const navigate = useNavigate();
  const leave = (to: string) => { onClose(); dispatch(searchReset()); void navigate(to); };
  return {
    openCleared: leave,
    /** Advanced Search with the disaster filter staged: every COVID-19 code required. */
    openCovidSearch: () => {
      leave('/search');
      const filters = makeSearchFilters();
      dispatch(stagedReplaced(filters.merge({ defCodes: filters.defCodes.merge({ require: [...covidDefCodes], counts: [{ label: 'COVID-19 Spending', count: covidDefCodes.length, value: 'COVID-19' }] }) })));
    },
  };
};
