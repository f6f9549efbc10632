import { Record as ImmutableRecord, type RecordOf } from 'immutable';
import type { Reducer } from 'redux';
import {
  toFundCode,
  makeCovid19State,
  makeDisasterTotals,
  type Covid19State,
} from '@/domain/disaster/covidState';
import { getLawCodes, getCovidCodes, type PublicLawId } from '@/domain/disaster/publicLaws';
import { readAddress } from '@/lib/url/address';
import type { WithRequests } from '@/lib/requests/requestState';
import { selectResult } from '@/lib/requests/selectResult';
import type { AddressChanged, WithAddress } from '@/lib/url/addressState';
import {
  disasterAmounts,
  disasterOverview,
  disasterPlaces,
  disasterSpending,
  type DisasterAmountsQuery,
} from '@/services/disaster/endpoints';
import { emergencyCodes } from '@/services/references/endpoints';
import { findAgencyTotalsQuery } from '../agencies/agenciesView';
import { covidAddress } from '../covidAddress';
import { findPlacesQuery } from '../recipients/recipientsView';

/** The query that requests all emergency codes. */
export const ALL_CODES_QUERY = {};
const trackedDisasters = ['covid_19', 'infrastructure'];

interface Covid19Choices {
  /** Whether the profile has been opened since the last reset. */
  isInView: boolean;
  publicLaw: PublicLawId;
  /** Selected codes of the law, separated by commas; '' selects all of them. */
  defc: string;
}
const makeChoices = ImmutableRecord<Covid19Choices>(
  { isInView: false, publicLaw: 'all', defc: '' },
  'Covid19Choices',
);
export interface WithCovid19 {
  covid19: RecordOf<Covid19Choices>;
}

export type Covid19PageState = WithCovid19 & WithAddress & WithRequests;

export const covid19Reset = () => ({ type: 'covid19/reset' }) as const;

const reducer = (
  state: RecordOf<Covid19Choices> = makeChoices(),
  action: AddressChanged | ReturnType<typeof covid19Reset>,
): RecordOf<Covid19Choices> => {
  switch (action.type) {
    case 'address/changed': {
      const { page, search } = action.address;
      if (page !== 'covid-19') return state;
      const { publicLaw, defc } = readAddress(search, covidAddress).values;
      return state.merge({ isInView: true, publicLaw, defc });
    }
    case 'covid19/reset':
      return makeChoices();
    default:
      return state;
  }
};
/** The reducers that the profile injects. */
export const covid19Reducers: Readonly<Record<keyof WithCovid19, Reducer>> = {
  covid19: reducer as Reducer,
};

/** Returns the codes that the API lists; null until they have loaded. */
export const selectListedCodes = selectResult(emergencyCodes, ALL_CODES_QUERY);
const selectChosenCodes = ({ covid19: { defc } }: WithCovid19): readonly string[] =>
  defc ? [...new Set(defc.split(','))] : [];
export const selectPublicLaw = ({ covid19 }: WithCovid19): PublicLawId => covid19.publicLaw;
/** Returns all codes of the law. The site's own list is used until the list of the API has loaded. */
export const selectLawCodes = (state: Covid19PageState): readonly string[] =>
  getLawCodes(selectPublicLaw(state), getCovidCodes(selectListedCodes(state)));
/** Returns the codes in the address that do not belong to the law. */
export const selectUnknownCodes = (state: Covid19PageState): readonly string[] => {
  const lawCodes = selectLawCodes(state);
  return selectChosenCodes(state).filter((code) => !lawCodes.includes(code));
};
/** Returns the codes that limit every request: the selected codes of the law, or all its codes if none is selected. */
export const selectDefcParams = (state: Covid19PageState): readonly string[] => {
  const lawCodes = selectLawCodes(state);
  const chosenCodes = selectChosenCodes(state);
  const selectedCodes = lawCodes.filter((code) => chosenCodes.includes(code));
  return selectedCodes.length ? selectedCodes : lawCodes;
};

/** Returns the profile in view (specification §3). A field has its default until its result has loaded. */
export const selectCovid19 = (state: Covid19PageState): Covid19State => {
  if (!state.covid19.isInView) return makeCovid19State();
  const defCodes = selectDefcParams(state);
  const { search } = state.address;
  const selectTotals = (query: DisasterAmountsQuery) =>
    makeDisasterTotals(selectResult(disasterAmounts, query)(state) ?? undefined);
  const allAwardTypeTotals = selectTotals({ defCodes });
  const agencies = selectResult(disasterSpending, findAgencyTotalsQuery(search, defCodes))(state);
  const places = selectResult(disasterPlaces, findPlacesQuery(search, defCodes))(state);
  return makeCovid19State({
    defCodes: (selectListedCodes(state) ?? [])
      .filter(({ disaster }) => trackedDisasters.includes(disaster))
      .map(toFundCode),
    overview: selectResult(disasterOverview, { defCodes })(state),
    allAwardTypeTotals,
    assistanceTotals: selectTotals({ defCodes, awardType: 'assistance' }),
    spendingByAgencyTotals: makeDisasterTotals(agencies?.totals),
    // The section of recipients sends the same request.
    recipientTotals: allAwardTypeTotals,
    isRecipientMapLoaded: places !== null,
    defcParams: defCodes,
  });
};
