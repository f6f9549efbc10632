/**
 * Calls every disaster endpoint for all COVID-19 codes, and some of them also with award types.
 * @param {import('./contractCalls.mjs').Ask} callApi
 */
export const makeDisasterCalls = async (callApi) => {
  const codes = ['L', 'M', 'N', 'O', 'P', 'U', 'V'];
  const filter = { def_codes: codes };
  const grantsFilter = { ...filter, award_type_codes: ['02', '03', '04', '05'] };
  const pagination = { limit: 10, page: 1, sort: 'obligation', order: 'desc' };
  const calls = [
    await callApi('GET', 'disaster/overview/'),
    await callApi('GET', `disaster/overview/?def_codes=${codes.join(',')}`),
    await callApi('GET', 'disaster/overview/?def_codes=V'),
    await callApi('POST', 'disaster/award/amount/', { filter }),
    await callApi('POST', 'disaster/award/amount/', { filter: grantsFilter }),
    await callApi('POST', 'disaster/award/amount/', {
      filter: { ...filter, award_type: 'assistance' },
    }),
    await callApi('POST', 'disaster/agency/count/', { filter: grantsFilter }),
    await callApi('POST', 'disaster/agency/spending/', {
      filter: { ...grantsFilter, query: 'health' },
      spending_type: 'award',
      pagination: { ...pagination, sort: 'code' },
    }),
    await callApi('POST', 'disaster/recipient/spending/', { filter, pagination }),
  ];
  for (const group of [
    'agency',
    'federal_account',
    'object_class',
    'recipient',
    'cfda',
    'def_code',
    'award',
  ])
    calls.push(await callApi('POST', `disaster/${group}/count/`, { filter }));
  for (const group of ['agency', 'federal_account', 'object_class', 'cfda'])
    for (const type of ['total', 'award'])
      calls.push(
        await callApi('POST', `disaster/${group}/spending/`, {
          filter,
          spending_type: type,
          pagination,
        }),
      );
  for (const group of ['agency', 'federal_account', 'object_class', 'recipient', 'cfda'])
    calls.push(
      await callApi('POST', `disaster/${group}/loans/`, {
        filter,
        pagination: { ...pagination, sort: 'face_value_of_loan' },
      }),
    );
  for (const layer of ['state', 'county', 'district'])
    calls.push(
      await callApi('POST', 'disaster/spending_by_geography/', {
        filter,
        geo_layer: layer,
        geo_layer_filters: ['CA', '06001', '0611', ''],
        spending_type: 'face_value_of_loan',
      }),
    );
  return calls;
};
