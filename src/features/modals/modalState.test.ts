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
const none = {
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

describe('the one modal', () => {
  it('is none at first', () => expect(setup().modal()).toEqual(none));
  it('asks before leaving for an address unless another kind is named', () => {
    const { dispatch, modal } = setup();
    dispatch(showModal('https://example.com'));
    expect(modal()).toEqual({
      ...none,
      display: true,
      url: 'https://example.com',
      modalType: 'redirect',
    });
    dispatch(showModal());
    expect(modal()).toEqual({ ...none, display: true, modalType: 'redirect' });
  });
  it.each(['covid', 'covid-data-disclaimer', 'uei', 'filter', 'redirect'] as const)(
    'is of the kind %s when that is shown',
    (kind) => {
      const { dispatch, modal } = setup();
      dispatch(showModal('', kind));
      expect(modal()).toEqual({ ...none, display: true, modalType: kind });
    },
  );
  it('shows a training video with all that is known of it', () => {
    const { dispatch, modal } = setup();
    dispatch(showTrainingVideoModal(video));
    expect(modal()).toEqual({ display: true, modalType: 'training-videos', ...video });
  });
  it('takes the place of any other, of which nothing stays', () => {
    const { dispatch, modal } = setup();
    dispatch(showTrainingVideoModal(video));
    dispatch(showModal('', 'uei'));
    expect(modal()).toEqual({ ...none, display: true, modalType: 'uei' });
    dispatch(showTrainingVideoModal(video));
    expect(modal()).toEqual({ display: true, modalType: 'training-videos', ...video });
  });
  it('is none again once hidden', () => {
    const { dispatch, modal } = setup();
    dispatch(showModal('https://example.com'));
    dispatch(hideModal());
    expect(modal()).toEqual(none);
  });
  it('is moved by nothing else', () => {
    const { dispatch, modal } = setup();
    dispatch(showModal('https://example.com', 'redirect'));
    dispatch({ type: 'other/shown', url: '/x' });
    expect(modal()).toMatchObject({ display: true, url: 'https://example.com' });
  });
});
