import { type TProperties, Type } from '@sinclair/typebox';
import { EARLIEST_FEDERAL_ACCOUNT_YEAR } from '../../../../src/domain/fiscal';
import { literals } from '../../../core/shapes';
import { listFields } from '../../shared/lists';

export const agencyTypes = ['awarding', 'funding'] as const;
export type AgencyType = (typeof agencyTypes)[number];
/** The fiscal year parameter. Agencies have reported account data since 2017, so earlier years are rejected. */
export const fiscalYearField = {
  fiscal_year: Type.Optional(Type.Integer({ minimum: EARLIEST_FEDERAL_ACCOUNT_YEAR })),
};
export const agencyTypeField = { agency_type: Type.Optional(literals(agencyTypes)) };
export const YearQuery = Type.Object(fiscalYearField);
export const Messages = Type.Array(Type.String());
/** Returns the schema of one page of an agency's list in a fiscal year. */
export const ListAnswer = <T extends TProperties, M extends TProperties>(row: T, extraFields: M) =>
  Type.Object({ ...extraFields, fiscal_year: Type.Integer(), ...listFields(row) });
export const agencyFields = { toptier_code: Type.String() };
