import { trendAddress } from '@/blocks/spending-trend';
import { topFiveAddress } from '@/blocks/top-five';
import { trackedDefCodes } from '@/domain/codes/defCodes';
import { choice, text } from '@/lib/url/address';

/** Address parameters of a state profile, except its section. Changes replace the current history entry. */
export const stateAddress = {
  ...topFiveAddress,
  ...trendAddress,
  breakdown: choice(['obligations', 'outlays'] as const, 'obligations'),
  layer: choice(['county', 'district'] as const, 'county'),
  measure: choice(['total', 'capita'] as const, 'total'),
  defc: choice<string>(['', ...trackedDefCodes.map(({ code }) => code)], ''),
  /** The agency filter of the map: `top:Name` or `sub:Name:Name of its toptier agency`. */
  agency: text(/^(top:[^:]{1,200}|sub:[^:]{1,200}:[^:]{1,200})$/u),
  listing: text(/^\d{2}\.[0-9A-Z]{3}$/),
  activity: text(/^[0-9A-Z]{4}$/),
};
