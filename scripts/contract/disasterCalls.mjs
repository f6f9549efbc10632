/**
 * Calls every disaster endpoint for all COVID-19 codes, and some of them also with award types.
 * @param {import('./contractCalls.mjs').Ask} callApi
 */
export const disasterCalls = async (callApi) => {
  const codes = ['L', 'M', 'N', 'O', 'P', 'U', 'V'];
  const filter = { def_codes: codes };
  const grants = { ...filter, award_type_codes: ['02', '03', '04', '05'] };
  const pagination = { limit: 10, page: 1, sort: 'obligation', order: 'desc' };
  const extra = [
    await callApi('GET', 'disaster/overview/'),
    await callApi('GET', `disaster/overview/?def_codes=${codes.join(',')}`),
    await callApi('GET', 'disaster/overview/?def_codes=V'),
    await callApi('POST', 'disaster/award/amount/', { filter }),
    await callApi('POST', 'disaster/award/amount/', { filter: grants }),
    await callApi('POST', 'disaster/award/amount/', {
      filter: { ...filter, award_type: 'assistance' },
    }),
    await callApi('POST', 'disaster/agency/count/', { filter: grants }),
    await callApi('POST', 'disaster/agency/spending/', {
      filter: { ...grants, query: 'health' },
      spending_type: 'award',
      pagination: { ...pagination, sort: 'code' },
    }),
    await callApi('POST', 'disaster/recipient/spending/', { filter, pagination }),
  ];
  for (const part of [
    'agency',
    'federal_account',
    'object_class',
    'recipient',
    'cfda',
    'def_code',
    'award',
  ])
    extra.push(await callApi('POST', `disaster/${part}/count/`, { filter }));
  for (const part of ['agency', 'federal_account', 'object_class', 'cfda'])
    for (const type of ['total', 'award'])
      extra.push(
        await callApi('POST', `disaster/${part}/spending/`, {
          filter,
          spending_type: type,
          pagination,
        }),
      );
  for (const part of ['agency', 'federal_account', 'object_class', 'recipient', 'cfda'])
    extra.push(
      await callApi('POST', `disaster/${part}/loans/`, {
        filter,
        pagination: { ...pagination, sort: 'face_value_of_loan' },
      }),
    );
  for (const layer of ['state', 'county', 'district'])
    extra.push(
      await callApi('POST', 'disaster/spending_by_geography/', {
        filter,
        geo_layer: layer,
        geo_layer_filters: ['CA', '06001', '0611', ''],
        spending_type: 'face_value_of_loan',
      }),
    );
  return extra;
};
