/**
 * Calls every disaster endpoint for all COVID-19 laws, with the award types of its tabs.
 * @param {import('./contractCalls.mjs').Ask} ask
 */
export const disasterCalls = async (ask) => {
  const codes = ['L', 'M', 'N', 'O', 'P', 'U', 'V'];
  const filter = { def_codes: codes };
  const grants = { ...filter, award_type_codes: ['02', '03', '04', '05'] };
  const pagination = { limit: 10, page: 1, sort: 'obligation', order: 'desc' };
  const extra = [
    await ask('GET', 'disaster/overview/'),
    await ask('GET', `disaster/overview/?def_codes=${codes.join(',')}`),
    await ask('GET', 'disaster/overview/?def_codes=V'),
    await ask('POST', 'disaster/award/amount/', { filter }),
    await ask('POST', 'disaster/award/amount/', { filter: grants }),
    await ask('POST', 'disaster/award/amount/', {
      filter: { ...filter, award_type: 'assistance' },
    }),
    await ask('POST', 'disaster/agency/count/', { filter: grants }),
    await ask('POST', 'disaster/agency/spending/', {
      filter: { ...grants, query: 'health' },
      spending_type: 'award',
      pagination: { ...pagination, sort: 'code' },
    }),
    await ask('POST', 'disaster/recipient/spending/', { filter, pagination }),
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
    extra.push(await ask('POST', `disaster/${part}/count/`, { filter }));
  for (const part of ['agency', 'federal_account', 'object_class', 'cfda'])
    for (const type of ['total', 'award'])
      extra.push(
        await ask('POST', `disaster/${part}/spending/`, {
          filter,
          spending_type: type,
          pagination,
        }),
      );
  for (const part of ['agency', 'federal_account', 'object_class', 'recipient', 'cfda'])
    extra.push(
      await ask('POST', `disaster/${part}/loans/`, {
        filter,
        pagination: { ...pagination, sort: 'face_value_of_loan' },
      }),
    );
  for (const layer of ['state', 'county', 'district'])
    extra.push(
      await ask('POST', 'disaster/spending_by_geography/', {
        filter,
        geo_layer: layer,
        geo_layer_filters: ['CA', '06001', '0611', ''],
        spending_type: 'face_value_of_loan',
      }),
    );
  return extra;
};
