import type { ListedAgency } from '@/domain/agencies/listedAgency';
import { promised, unreadable } from '../http/serviceError';
import { number, text, webAddress } from './values';
import type { ToptierAgenciesJson } from './wire';

/** The list of all top-tier agencies. One without a name or a code cannot be asked for and is no agency. */
export const agenciesFromJson = ({ results }: ToptierAgenciesJson): readonly ListedAgency[] =>
  promised(results).map((row) => {
    const [name, toptierCode] = [text(row.agency_name), text(row.toptier_code)];
    if (!name || !toptierCode) throw unreadable();
    return {
      id: text(row.agency_id),
      slug: text(row.agency_slug),
      toptierCode,
      name,
      abbreviation: text(row.abbreviation),
      justification: webAddress(row.congressional_justification_url),
      budgetaryResources: number(row.budget_authority_amount),
      share: number(row.percentage_of_total_budget_authority),
      obligations: number(row.obligated_amount),
      outlays: number(row.outlay_amount),
      fiscalYear: text(row.active_fy),
      quarter: text(row.active_fq),
    };
  });
