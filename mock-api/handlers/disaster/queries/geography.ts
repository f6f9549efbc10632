import type { Call } from '../../../core/route';
import { roundCents } from '../../../core/values';
import { Values } from '../../../filters/values';
import { awardSumsSql } from '../../shared/emergencyMoney';
import { geographicLayers } from '../../shared/geographicLayers';
import type { GeographyRequest } from '../shapes';
import { requestedAwardsSql } from './awards';

/** Returns award spending by place. Awards abroad or without a place in the layer form one row without a code. */
export const disasterGeography = async (call: Call) => {
  const {
    geo_layer,
    geo_layer_filters: shapeCodes,
    scope = 'recipient_location',
    spending_type,
  } = call.body as unknown as GeographyRequest;
  const layer = geographicLayers[geo_layer]!;
  const side = scope === 'place_of_performance' ? 'pop' : 'rec';
  const values = new Values();
  const rows = await call.db.query(
    `select case when w.${side}_country = 0 then w.${side}_${layer.column} end AS key, ${awardSumsSql}
      from ${requestedAwardsSql(call, values)}
      group by 1
      order by 1 nulls last`,
    values.list,
  );
  const selectedCodes = shapeCodes && new Set(shapeCodes);
  const results = rows.flatMap((row) => {
    const key = row.key === null ? null : Number(row.key);
    const code = key === null ? '' : layer.code(key, call);
    if (selectedCodes && !selectedCodes.has(code)) return [];
    const amount = roundCents(row[spending_type]);
    const population = key === null ? null : layer.population(key, call);
    return [
      {
        amount,
        display_name: key === null ? null : layer.name(key, call),
        shape_code: code,
        population,
        population_source: population ? layer.populationSource : null,
        per_capita: population ? roundCents(amount / population) : null,
        award_count: Number(row.award_count),
      },
    ];
  });
  return { geo_layer, scope, spending_type, results };
};
