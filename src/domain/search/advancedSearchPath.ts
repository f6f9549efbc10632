import {
  ALL,
  allCountries,
  awardChoices,
  dateProblem,
  foreignCountries,
  type AwardForm,
} from '../bulkDownload/awardForm';
import { covidDefCodes, infraDefCodes } from '../codes/defCodes';
import { countryPlace, foreignPlace, statePlace } from './places';
import { toReadableQuery } from './readableQuery';

const getAgencies = ({ agency, subAgency }: AwardForm) => {
  if (!agency.id || agency.id === ALL.id) return [];
  const hasSubagency = subAgency.id !== '' && subAgency.id !== ALL.id;
  return [
    {
      agencyType: hasSubagency ? 'subtier' : 'toptier',
      id: agency.id,
      name: hasSubagency ? subAgency.name : agency.name,
      toptierName: hasSubagency ? agency.name : '',
    },
  ];
};
const getPlaces = ({ location: { country, state } }: AwardForm) => {
  if (country.code === allCountries.code) return [];
  if (country.code === foreignCountries.code) return [foreignPlace.toObject()];
  return [(state.code ? statePlace(state) : countryPlace(country.code, country.name)).toObject()];
};

/**
 * Returns the address of Advanced Search with the choices of a download form. The date type, the subawards and the file format have no
 * counterpart there.
 */
export const advancedSearchPath = (form: AwardForm): string => {
  const { startDate, endDate } = form.dateRange;
  const hasDates = startDate !== '' && endDate !== '' && !dateProblem(form.dateRange);
  const query = toReadableQuery({
    time_period: hasDates ? [{ start_date: startDate, end_date: endDate }] : [],
    [form.agencyType === 'awarding_agency'
      ? 'selectedAwardingAgencies'
      : 'selectedFundingAgencies']: getAgencies(form),
    [form.locationType === 'recipient_location'
      ? 'selectedRecipientLocations'
      : 'selectedLocations']: getPlaces(form),
    awardType: awardChoices.primeAwards
      .filter(({ id }) => form.awardTypes.primeAwards.has(id))
      .flatMap(({ codes }) => codes),
    covidDefCode: form.defCodes.filter((code) => covidDefCodes.includes(code)),
    infraDefCode: form.defCodes.filter((code) => infraDefCodes.includes(code)),
  });
  return query ? `/search?${query}` : '/search';
};
