import { fiscalYearOf } from '../../../src/domain/fiscal';
import { notFound, unprocessable } from '../../core/errors';
import type { Toptier } from '../../core/lookups';
import type { Call } from '../../core/route';

/** Returns the agency of the path. Throws 404 if it does not exist. */
export const findAgency = ({ lookups, params }: Pick<Call, 'lookups' | 'params'>): Toptier => {
  const agency = lookups.toptiers.find(({ code }) => code === params.toptier_code);
  if (!agency) throw notFound(`'toptier_code': no agency has ${params.toptier_code}. Example: 097`);
  return agency;
};
/** Returns the fiscal year of the dataset's date. */
export const currentYear = ({ lookups }: Pick<Call, 'lookups'>): number =>
  fiscalYearOf(lookups.meta.as_of);
/** Returns the fiscal year. Throws 422 if it has not begun. */
export const checkYear = (call: Pick<Call, 'lookups'>, fiscalYear: number): number => {
  const datasetYear = currentYear(call);
  if (fiscalYear > datasetYear)
    throw unprocessable(`Field 'fiscal_year' value '${fiscalYear}' is above max '${datasetYear}'`);
  return fiscalYear;
};
