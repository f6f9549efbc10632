import { inPieces } from '@/lib/inPieces';
import './profile.scss';

/** The profile, apart from the list: neither waits for the other's code. */
export const pages = {
  'federal-account': inPieces(
    [
      async () => {
        const { useAccountFilters } = await import(
          /* webpackMode: "eager" */ './useAccountFilters'
        );
        return useAccountFilters;
      },
      async () => {
        const { ProfileFrame } = await import(/* webpackMode: "eager" */ '@/blocks/profile');
        return ProfileFrame;
      },
      async () => {
        const { Snapshot } = await import(/* webpackMode: "eager" */ './sections/Snapshot');
        return Snapshot;
      },
    ],
    async () => {
      const { federalAccountReducers: reducers } = await import(
        /* webpackMode: "eager" */ './state/federalAccountState'
      );
      const { AccountPage } = await import(/* webpackMode: "eager" */ './AccountPage');
      return { default: AccountPage, reducers };
    },
  ),
};
