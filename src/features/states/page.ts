import { inPieces } from '@/lib/inPieces';
import './states.scss';

const made = inPieces(
  [
    async () => {
      const { StatesPage } = await import(/* webpackMode: "eager" */ './landing/StatesPage');
      return StatesPage;
    },
    async () => {
      const { ProfileFrame } = await import(/* webpackMode: "eager" */ '@/blocks/profile');
      return ProfileFrame;
    },
  ],
  async () => {
    const { StatesPage } = await import(/* webpackMode: "eager" */ './landing/StatesPage');
    const { stateProfileReducers: reducers } = await import(
      /* webpackMode: "eager" */ './state/stateProfileState'
    );
    const { StatePage } = await import(/* webpackMode: "eager" */ './StatePage');
    return { list: { default: StatesPage }, profile: { default: StatePage, reducers } };
  },
);
const profile = made.then((parts) => parts.profile);
/** Pages by the ids of the route table. */
export const pages = {
  states: made.then((parts) => parts.list),
  state: profile,
  'state-year': profile,
};
