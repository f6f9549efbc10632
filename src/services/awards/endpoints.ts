import { isIsoDay, type IsoDay } from '@/domain/fiscal';
import { endpoint } from '../http/endpoint';
import { dollars, required, text } from '../http/read';
import { requireList, unreadableError } from '../http/serviceError';
import { awardFromJson } from './awardFromJson';
import { vehicleAmountsFromJson } from './vehicleAmountsFromJson';
import type { AccountCountJson, AwardJson, LastUpdatedJson, VehicleAmountsJson } from './wire';

/** One award by its generated ID. The ID is encoded twice, because the hosted service expects this. */
export const awardDetails = endpoint({
  name: 'award/details',
  path: ({ id }: { id: string }) => `v2/awards/${encodeURIComponent(encodeURIComponent(id))}/`,
  read: (wire: AwardJson) => awardFromJson(wire),
});

/** The number of federal accounts that fund an award, for an IDV including its orders. `id` is the internal ID. */
export const awardAccountCount = endpoint({
  name: 'award/accountCount',
  path: ({ id, vehicle }: { id: number; vehicle: boolean }) =>
    `v2/${vehicle ? 'idvs' : 'awards'}/count/federal_account/${id}/`,
  read: ({ federal_accounts: accounts, count }: AccountCountJson): number =>
    required(dollars(accounts ?? count)),
});

/** Total amounts and counts of the awards under an IDV, by the internal ID of the IDV. */
export const vehicleAmounts = endpoint({
  name: 'award/vehicleAmounts',
  path: ({ id }: { id: number }) => `v2/idvs/amounts/${id}/`,
  read: (wire: VehicleAmountsJson) => vehicleAmountsFromJson(wire),
});

/** Changes that the import made to the data of the source files, one sentence each; [] for the hosted API. */
export const importNotes = endpoint({
  name: 'award/loadNotes',
  path: 'v2/awards/last_updated/',
  read: ({ load_notes: notes = [] }: LastUpdatedJson): readonly string[] =>
    requireList(notes as unknown[]).map(text),
});

/** The date up to which award data is complete. The service sends month/day/year or an ISO date. */
export const awardsLastUpdated = endpoint({
  name: 'award/lastUpdated',
  path: 'v2/awards/last_updated/',
  read: ({ last_updated: dateText }: LastUpdatedJson): IsoDay => {
    const [, month, date, year] = /^(\d{2})\/(\d{2})\/(\d{4})/.exec(text(dateText)) ?? [];
    const day = year ? `${year}-${month}-${date}` : text(dateText).slice(0, 10);
    if (!isIsoDay(day)) throw unreadableError();
    return day;
  },
});
