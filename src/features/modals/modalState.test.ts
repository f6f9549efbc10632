import { combineReducers, legacy_createStore as createStore } from 'redux';
import {
  hideModal,
  modalReducer,
  selectModal,
  showModal,
  showTrainingVideoModal,
} from './modalState';

const setup = () => {
  const store = createStore(combineReducers({ modal: modalReducer }));
  return { dispatch: store.dispatch, modal: () => selectModal(store.getState()).toObject() };
};
const emptyModal = {
  display: false,
  url: '',
  modalType: '',
  id: '',
  title: '',
  description: '',
  publishedAt: '',
  duration: '',
};
const video = {
  id: 'v1',
  url: 'https://www.youtube.com/watch?v=v1',
  title: 'TUTORIAL: Start',
  description: '0:00 Start',
  publishedAt: '2023-08-08',
  duration: '4:27',
};

describe('modal state', () => {
  it('is initially empty', () => expect(setup().modal()).toEqual(emptyModal));
  it('shows a redirect modal if no type is given', () => {
    const { dispatch, modal } = setup();
    dispatch(showModal('https://example.com'));
    const redirect = { ...emptyModal, display: true, modalType: 'redirect' };
    expect(modal()).toEqual({ ...redirect, url: 'https://example.com' });
    dispatch(showModal());
    expect(modal()).toEqual(redirect);
  });
  it.each(['covid', 'covid-data-disclaimer', 'uei', 'filter', 'redirect'] as const)(
    'shows a modal of type %s',
    (kind) => {
      const { dispatch, modal } = setup();
      dispatch(showModal('', kind));
      expect(modal()).toEqual({ ...emptyModal, display: true, modalType: kind });
    },
  );
  it('shows a training video with its details', () => {
    const { dispatch, modal } = setup();
    dispatch(showTrainingVideoModal(video));
    expect(modal()).toEqual({ display: true, modalType: 'training-videos', ...video });
  });
  it('replaces any other modal completely', () => {
    const { dispatch, modal } = setup();
    dispatch(showTrainingVideoModal(video));
    dispatch(showModal('', 'uei'));
    expect(modal()).toEqual({ ...emptyModal, display: true, modalType: 'uei' });
    dispatch(showTrainingVideoModal(video));
    expect(modal()).toEqual({ display: true, modalType: 'training-videos', ...video });
  });
  it('is empty after a modal is hidden', () => {
    const { dispatch, modal } = setup();
    dispatch(showModal('https://example.com'));
    dispatch(hideModal());
    expect(modal()).toEqual(emptyModal);
  });
  it('ignores unrelated actions', () => {
    const { dispatch, modal } = setup();
    dispatch(showModal('https://example.com', 'redirect'));
    dispatch({ type: 'other/shown', url: '/x' });
    expect(modal()).toMatchObject({ display: true, url: 'https://example.com' });
  });
});
