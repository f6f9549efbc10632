import { awardTypeGroups, awardTypeLabel } from '@/domain/codes/awardTypes';
import { count as formatCount } from '@/domain/format';
import type { SearchCriteria } from '@/domain/search/criteria';
import type { Dimension } from './dimension';

const getNoUnits = (): readonly never[] => [];
const formatNames = (names: readonly string[], plural: string): string =>
  names.length <= 2
    ? names.join(', ')
    : `${formatCount(names.length)} ${plural}: ${names[0]} to ${names[names.length - 1]}`;
type Agency = NonNullable<SearchCriteria['agencies']>[number];
/** Splits by awarding agency. A search filtered by awarding agencies is split by these, or not at all if one is a subtier agency. */
export const agencyDimension: Dimension<readonly Agency[]> = {
  units: async ({ agencies = [] }, context) => {
    const awardingAgencies = agencies.filter(({ type }) => type === 'awarding');
    if (awardingAgencies.length)
      return awardingAgencies.every(({ tier }) => tier === 'toptier')
        ? awardingAgencies.map((agency) => [agency])
        : [];
    return (await context.agencies()).map((name) => [{ type: 'awarding', tier: 'toptier', name }]);
  },
  refine: getNoUnits,
  leaveOutEmpty: true,
  join: (a, b) => [...a, ...b],
  narrow: (criteria, unit) => ({
    ...criteria,
    agencies: [...(criteria.agencies ?? []).filter(({ type }) => type === 'funding'), ...unit],
  }),
  formatLabel: (unit) =>
    formatNames(
      unit.map(({ name }) => name),
      'agencies',
    ),
};
/** Splits by award type. Each award has exactly one award type. */
export const typeDimension: Dimension<readonly string[]> = {
  units: ({ awardTypes = [] }) =>
    (awardTypes.length
      ? awardTypes
      : awardTypeGroups.flatMap(({ types }) => types.map(({ code }) => code))
    ).map((code) => [code]),
  refine: getNoUnits,
  leaveOutEmpty: true,
  join: (a, b) => [...a, ...b],
  narrow: (criteria, awardTypes) => ({ ...criteria, awardTypes }),
  formatLabel: (codes) => formatNames(codes.map(awardTypeLabel), 'award types'),
};
