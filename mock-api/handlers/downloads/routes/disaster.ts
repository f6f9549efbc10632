import { covidDefCodes } from '../../../../src/domain/codes/defCodes';
import { badRequest } from '../../../core/errors';
import type { Route } from '../../../core/route';
import { createFileSet, inlineValues } from '../../../downloads/fileSets';
import { createFundingFile } from '../../../downloads/plans';
import { Values } from '../../../filters/values';
import { recipientMoneySql, codesCondition } from '../../shared/emergencyMoney';
import {
  DOWNLOAD_ROUTE,
  DisasterBody,
  type DisasterRequest,
  RecipientsBody,
  type RecipientsRequest,
} from '../shapes/downloads';
import { submit } from '../submit';

const checkCovidCodes = (codes: readonly string[] | undefined): readonly string[] => {
  const requestedCodes = codes?.length ? [...new Set(codes)] : covidDefCodes;
  const hasAllCodes =
    covidDefCodes.every((code) => requestedCodes.includes(code)) &&
    requestedCodes.length === covidDefCodes.length;
  if (!hasAllCodes && !(requestedCodes.length === 1 && covidDefCodes.includes(requestedCodes[0]!)))
    throw badRequest(
      "Field 'filters|def_codes' must have all COVID-19 codes or exactly one, for example N",
    );
  return requestedCodes;
};

export const disasterRoute: Route = {
  ...DOWNLOAD_ROUTE,
  path: 'v2/download/disaster/',
  summary: 'Awards and accounts with COVID-19 funding',
  errors: [400],
  body: DisasterBody,
  handler: async (call) => {
    const { filters, file_format: format } = call.body as DisasterRequest;
    const codes = checkCovidCodes(filters?.def_codes);
    const values = new Values();
    const codesSql = codesCondition(call.lookups, codes, values);
    const buildFile = (namePart: string, where: string) =>
      createFundingFile(
        `COVID-19_${namePart}_AccountBreakdownByAward`,
        inlineValues(`${codesSql} and ${where}`, values.list),
      );
    const files = [
      buildFile('Contracts', 'x.award_id in (select id from award where grp <= 1)'),
      buildFile('Assistance', 'x.award_id in (select id from award where grp >= 2)'),
      buildFile('Unlinked', 'x.award_id is null'),
    ];
    return submit(
      call,
      'COVID-19_Profile',
      'Awards with COVID-19 funding, by funding account',
      { filters: { def_codes: codes }, file_format: format ?? 'csv' },
      files,
      format,
    );
  },
};
export const recipientsRoute: Route = {
  ...DOWNLOAD_ROUTE,
  path: 'v2/download/disaster/recipients/',
  summary: 'Recipients of COVID-19 funding with their amounts',
  body: RecipientsBody,
  handler: async (call) => {
    const { filters, file_format: format } = call.body as RecipientsRequest;
    const values = new Values();
    // The file has the same rows as the recipient list on the COVID-19 page.
    const rowsSql = inlineValues(
      `select r.name AS recipient_name, k.obligation::DECIMAL(18,2) AS obligation,
          k.outlay::DECIMAL(18,2) AS outlay, k.face_value_of_loan::DECIMAL(18,2) AS face_value,
          k.award_count AS awards
        from ${recipientMoneySql(call.lookups, filters, values)}
        order by k.obligation desc, r.name, r.id`,
      values.list,
    );
    return submit(
      call,
      'COVID-19_Recipients',
      'Recipients of awards with COVID-19 funding',
      { filters, file_format: format ?? 'csv' },
      [createFileSet('COVID-19_Recipients', 'disaster_recipients', rowsSql)],
      format,
    );
  },
};
