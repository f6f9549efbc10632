import { recipientTypeKey } from '../src/domain/codes/recipientTypes';
import { restoreFilters } from '../src/domain/search/filters/registry';
import type { SearchFilters } from '../src/domain/search/searchFilters';
import type { Filters, LocationPart } from './oracle/oracle';

const toPlace = (part: LocationPart) => {
  const [kind, name] = Object.entries(part).at(-1) as [string, string];
  return {
    matched_ids: [`${name}-${part.state ?? part.country}`, name.length],
    place: name,
    place_type: kind.toUpperCase(),
    display: { title: name, entity: kind, standalone: `${name}, ${part.country}` },
    filter: part,
  };
};
/**
 * Reduces a random filter set to what the filter form allows: one type of period, one amount, and only exclusions below
 * required codes.
 */
export const toChoosable = (randomSet: Filters): Filters => {
  const { time_period: periods, award_amounts: amounts, naics_codes: naics, ...rest } = randomSet;
  const isNewAwards = periods?.some(({ date_type: kind }) => kind === 'new_awards_only');
  const require = naics?.require ?? [];
  const exclude = (naics?.exclude ?? []).filter((code) =>
    require.some((above) => code.startsWith(above) && code !== above),
  );
  // A list of selected values contains each value once.
  const uniqueValues = Object.fromEntries(
    Object.entries(rest).map(([key, value]) => [
      key,
      Array.isArray(value)
        ? [...new Map((value as unknown[]).map((item) => [JSON.stringify(item), item])).values()]
        : value,
    ]),
  );
  return {
    ...uniqueValues,
    ...(periods
      ? {
          time_period: periods.map(({ start_date, end_date }) => ({
            start_date,
            end_date,
            ...(isNewAwards ? { date_type: 'new_awards_only' } : {}),
          })),
        }
      : {}),
    ...(amounts ? { award_amounts: amounts.slice(0, 1) } : {}),
    ...(require.length ? { naics_codes: { require, ...(exclude.length ? { exclude } : {}) } } : {}),
  };
};
/**
 * Returns the filter state of a visitor who has selected these filters. Restores it from a hand-built saved search, so that restoring
 * is tested too. Throws if a filter cannot be restored.
 */
export const filtersAsState = (chosen: Filters, layout: 'legacy' | 'drilldown'): SearchFilters => {
  const isContract = (code: string) => /^(A|B|C|D|IDV_.*)$/.test(code);
  const types = chosen.award_type_codes ?? [];
  const getAgencies = (type: string) =>
    Object.fromEntries(
      (chosen.agencies ?? [])
        .filter((agency) => agency.type === type)
        .map((agency, at) => [
          String(at),
          {
            id: 100 + at,
            agencyType: agency.tier,
            name: agency.name,
            abbreviation: `A${at}`,
            code: `0${at}`,
            toptierName: agency.toptier_name ?? agency.name,
            toptierAbbreviation: 'TOP',
            toptierCode: '099',
          },
        ]),
    );
  const saved = {
    keyword: Object.fromEntries((chosen.keywords ?? []).map((text) => [text, text])),
    awardDescription: chosen.description ?? '',
    timePeriodType: 'dr',
    time_period: (chosen.time_period ?? []).map(({ start_date, end_date }) => ({
      start_date,
      end_date,
    })),
    filterNewAwardsOnlySelected:
      chosen.time_period?.some(({ date_type: kind }) => kind === 'new_awards_only') ?? false,
    ...(layout === 'legacy'
      ? { awardType: types, defCodes: { require: chosen.def_codes ?? [] } }
      : {
          contractAwardType: types.filter(isContract),
          financialAssistanceAwardType: types.filter((code) => !isContract(code)),
          covidDefCode: (chosen.def_codes ?? []).filter((code) => !['1', 'Z'].includes(code)),
          infraDefCode: (chosen.def_codes ?? []).filter((code) => ['1', 'Z'].includes(code)),
        }),
    selectedAwardingAgencies: getAgencies('awarding'),
    selectedFundingAgencies: getAgencies('funding'),
    selectedLocations: (chosen.place_of_performance_locations ?? []).map(toPlace),
    selectedRecipientLocations: (chosen.recipient_locations ?? []).map(toPlace),
    locationDomesticForeign: chosen.place_of_performance_scope ?? 'all',
    recipientDomesticForeign: chosen.recipient_scope ?? 'all',
    selectedRecipients: chosen.recipient_search_text ?? [],
    recipientType: (chosen.recipient_type_names ?? []).map(
      (name) => recipientTypeKey(name) ?? name,
    ),
    awardAmounts: Object.fromEntries(
      (chosen.award_amounts ?? []).map(({ lower_bound: low = null, upper_bound: high = null }) => [
        'specific',
        [low, high],
      ]),
    ),
    selectedAwardIDs: Object.fromEntries((chosen.award_ids ?? []).map((id) => [id, id])),
    selectedCFDA: Object.fromEntries(
      (chosen.program_numbers ?? []).map((number) => [
        number,
        { program_number: number, program_title: `Program ${number}, and more` },
      ]),
    ),
    naicsCodes: {
      require: chosen.naics_codes?.require ?? [],
      exclude: chosen.naics_codes?.exclude ?? [],
      counts: (chosen.naics_codes?.require ?? []).slice(0, 1).map((code) => ({
        label: `${code.slice(0, 2)} - Services; more, ~ and !`,
        value: code.slice(0, 2),
        count: 7,
      })),
    },
    pscCodes: { require: chosen.psc_codes?.require ?? [], exclude: [], counts: [] },
    setAside: chosen.set_aside_type_codes ?? [],
    pricingType: chosen.contract_pricing_type_codes ?? [],
    extentCompeted: chosen.extent_competed_type_codes ?? [],
  };
  const { filters, dropped } = restoreFilters(saved);
  if (dropped.length)
    throw new Error(`the state cannot hold ${dropped.join(', ')}: ${JSON.stringify(chosen)}`);
  return filters;
};
