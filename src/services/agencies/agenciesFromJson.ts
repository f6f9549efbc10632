import type { ListedAgency } from '@/domain/agencies/listedAgency';
import { listOf, required, number, text, webAddress } from '../http/read';
import type { ToptierAgenciesJson } from './wire';

/** Reads the list of all toptier agencies. A row without a name or a code makes the response unreadable. */
export const agenciesFromJson = ({ results }: ToptierAgenciesJson): readonly ListedAgency[] =>
  listOf(results, (row) => ({
    id: text(row.agency_id),
    slug: text(row.agency_slug),
    toptierCode: required(text(row.toptier_code)),
    name: required(text(row.agency_name)),
    abbreviation: text(row.abbreviation),
    justification: webAddress(row.congressional_justification_url),
    budgetaryResources: number(row.budget_authority_amount),
    share: number(row.percentage_of_total_budget_authority),
    obligations: number(row.obligated_amount),
    outlays: number(row.outlay_amount),
    fiscalYear: text(row.active_fy),
    quarter: text(row.active_fq),
  }));
