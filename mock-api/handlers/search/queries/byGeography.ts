import type { Call } from '../../../core/route';
import { type Level, levels } from '../../../filters/context';
import { prepareSearch } from '../../../filters/prepare';
import { GeographyBody } from '../shapes/totals';
import { geographicLayers } from '../../shared/geographicLayers';
import { getLevel, type LevelRequest, checkRecipientId, buildSearchCondition } from './levels';
import { roundCents } from '../../../core/values';

/** Returns sums by state, county, congressional district or country. */
export const searchByGeography = async (call: Call) => {
  const { request, messages } = prepareSearch<
    LevelRequest & { scope: string; geo_layer: string; geo_layer_filters?: string[] }
  >(GeographyBody, call.body);
  const level = getLevel(request, 'transactions') as Level;
  checkRecipientId(level, request.filters);
  const layer = geographicLayers[request.geo_layer]!;
  const side = request.scope === 'place_of_performance' ? 'pop' : 'rec';
  const scopeKey = side === 'pop' ? 'place_of_performance_scope' : 'recipient_scope';
  const filters =
    request.geo_layer === 'country'
      ? request.filters
      : { ...request.filters, [scopeKey]: request.filters[scopeKey] ?? 'domestic' };
  const { where, values } = buildSearchCondition(call, level, filters);
  const outlaySql = level === 'awards' ? 'sum(outlay)::DOUBLE' : 'null';
  const rows = await call.db.query<{ key: number | null; amount: number; outlays: number | null }>(
    `select ${side}_${layer.column} AS key, sum(${levels[level].amount})::DOUBLE amount, ${outlaySql} outlays
      from ${levels[level].table}
      where ${where}
      group by 1
      order by 1`,
    values.list,
  );
  const shapeCodes = request.geo_layer_filters && new Set(request.geo_layer_filters);
  const results = rows.flatMap(({ key, amount: sum, outlays }) => {
    const code = key === null ? '' : layer.code(key, call);
    if (shapeCodes && !shapeCodes.has(code)) return [];
    const population = key === null ? null : layer.population(key, call);
    return [
      {
        shape_code: code,
        display_name: key === null ? null : layer.name(key, call),
        aggregated_amount: roundCents(sum),
        population,
        per_capita: population ? roundCents(sum / population) : null,
        ...(level === 'awards' ? { total_outlays: roundCents(outlays) } : {}),
      },
    ];
  });
  return {
    scope: request.scope,
    geo_layer: request.geo_layer,
    spending_level: level,
    results,
    messages,
  };
};
