import { Record as ImmutableRecord, type RecordOf } from 'immutable';
import type { Reducer } from 'redux';
import type { ModalKind, VideoDetail } from '@/lib/ports';

/** The open dialog of the site, if any. The fields from `id` on are only for the kind `training-videos`. */
export interface ModalShape {
  display: boolean;
  url: string;
  modalType: ModalKind | '';
  id: string;
  title: string;
  description: string;
  publishedAt: string;
  duration: string;
}
export type ModalState = RecordOf<ModalShape>;
const makeModal = ImmutableRecord<ModalShape>(
  {
    display: false,
    url: '',
    modalType: '',
    id: '',
    title: '',
    description: '',
    publishedAt: '',
    duration: '',
  },
  'Modal',
);
export interface WithModal {
  modal: ModalState;
}

/** Returns an action that shows a dialog in place of any other. The default kind asks before leaving for `url`. */
export const showModal = (url = '', modalType: ModalKind = 'redirect') =>
  ({ type: 'modal/shown', url, modalType }) as const;
export const showTrainingVideoModal = (video: VideoDetail) =>
  ({ type: 'modal/videoShown', video }) as const;
export const hideModal = () => ({ type: 'modal/hidden' }) as const;
type Action = ReturnType<typeof showModal | typeof showTrainingVideoModal | typeof hideModal>;

export const modalReducer: Reducer<ModalState> = ((state = makeModal(), action: Action) => {
  switch (action.type) {
    case 'modal/shown':
      return makeModal({ display: true, url: action.url, modalType: action.modalType });
    case 'modal/videoShown':
      return makeModal({ display: true, modalType: 'training-videos', ...action.video });
    case 'modal/hidden':
      return makeModal();
    default:
      return state;
  }
}) as Reducer;
export const selectModal = (state: WithModal) => state.modal;
