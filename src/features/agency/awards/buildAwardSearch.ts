import { Set as ImmutableSet } from 'immutable';
import type { ListedAgency } from '@/domain/agencies/listedAgency';
import { agencyFilters } from '@/domain/search/readyMade';
import { makeAgencyItem, type SearchFilters } from '@/domain/search/searchFilters';
import { getAwardCodes, type AwardTab } from './awardTables';

/** Returns search filters for the awards of a type that an agency made in a fiscal year. */
export const buildAwardSearch = (
  { id, name, abbreviation, toptierCode }: ListedAgency,
  fy: number,
  tab: AwardTab,
): SearchFilters =>
  agencyFilters(
    makeAgencyItem({
      id: Number(id),
      name,
      abbreviation,
      code: toptierCode,
      toptierName: name,
      toptierAbbreviation: abbreviation,
      toptierCode,
    }),
  ).merge({
    timePeriodType: 'fy',
    timePeriodFY: ImmutableSet([String(fy)]),
    awardType: ImmutableSet(getAwardCodes(tab) ?? []),
  });
