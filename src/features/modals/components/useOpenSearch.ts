import { useNavigate } from 'react-router-dom';
import { defCodesChanged, searchReset } from '@/blocks/search-filters';
import { covidDefCodes } from '@/domain/codes/defCodes';
import { useThunkDispatch } from '@/lib/redux';

/** Returns functions that close the dialog, reset the filters and open a search. */
export const useOpenSearch = (onClose: () => void) => {
  const dispatch = useThunkDispatch<unknown>();
  const navigate = useNavigate();
  const closeAndOpen = (to: string) => {
    onClose();
    dispatch(searchReset());
    void navigate(to);
  };
  return {
    openEmptySearch: closeAndOpen,
    /** Opens Advanced Search with every COVID-19 code staged in the disaster filter. */
    openCovidSearch: () => {
      closeAndOpen('/search');
      dispatch(defCodesChanged(covidDefCodes, 'add'));
    },
  };
};
