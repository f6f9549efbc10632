import { useSelector } from 'react-redux';
import { useThunkDispatch } from '@/lib/redux';
import { CovidDisclaimerModal, CovidModal } from './components/CovidModals';
import { FilterModal } from './components/FilterModal';
import { RedirectModal } from './components/RedirectModal';
import { TrainingVideoModal } from './components/TrainingVideoModal';
import { UeiModal } from './components/UeiModal';
import { hideModal, selectModal, type WithModal } from './modalState';
import './modals.scss';

const dialogs = {
  redirect: RedirectModal,
  covid: CovidModal,
  'covid-data-disclaimer': CovidDisclaimerModal,
  uei: UeiModal,
  'training-videos': TrainingVideoModal,
  filter: FilterModal,
} as const;

export { searchFiltersReducers as reducers } from '@/blocks/search-filters';

/** Renders the dialog that the store selects, or nothing. */
export default function Modals() {
  const modal = useSelector(selectModal);
  const dispatch = useThunkDispatch<WithModal>();
  const Dialog = modal.display && modal.modalType ? dialogs[modal.modalType] : undefined;
  return Dialog ? (
    <Dialog key={modal.modalType} modal={modal} onClose={() => dispatch(hideModal())} />
  ) : null;
}
