import { isIsoDay, type IsoDay } from '@/domain/fiscal';
import { endpoint } from '../http/endpoint';
import { dollars, needed, text } from '../http/read';
import { promised, unreadable } from '../http/serviceError';
import { awardFromJson } from './awardFromJson';
import { vehicleAmountsFromJson } from './vehicleAmountsFromJson';
import type { AccountCountJson, AwardJson, LastUpdatedJson, VehicleAmountsJson } from './wire';

/** One award by its generated id. The id is encoded twice, as the hosted service expects of this path. */
export const awardDetails = endpoint({
  name: 'award/details',
  path: ({ id }: { id: string }) => `v2/awards/${encodeURIComponent(encodeURIComponent(id))}/`,
  read: (wire: AwardJson) => awardFromJson(wire),
});

/** How many federal accounts pay for an award, of a vehicle also for its orders: none means that it is not linked. By its number. */
export const awardAccountCount = endpoint({
  name: 'award/accountCount',
  path: ({ id, vehicle }: { id: number; vehicle: boolean }) =>
    `v2/${vehicle ? 'idvs' : 'awards'}/count/federal_account/${id}/`,
  read: ({ federal_accounts: accounts, count }: AccountCountJson): number =>
    needed(dollars(accounts ?? count)),
});

/** Amounts and counts of what was ordered under a vehicle, by its number. */
export const vehicleAmounts = endpoint({
  name: 'award/vehicleAmounts',
  path: ({ id }: { id: number }) => `v2/idvs/amounts/${id}/`,
  read: (wire: VehicleAmountsJson) => vehicleAmountsFromJson(wire),
});

/** What loading changed in the files that the data came from, a sentence each; nothing over the hosted API. */
export const loadNotes = endpoint({
  name: 'award/loadNotes',
  path: 'v2/awards/last_updated/',
  read: ({ load_notes: notes = [] }: LastUpdatedJson): readonly string[] =>
    promised(notes as unknown[]).map(text),
});

/** The day up to which awards are known; the service writes it as month/day/year. */
export const awardsLastUpdated = endpoint({
  name: 'award/lastUpdated',
  path: 'v2/awards/last_updated/',
  read: ({ last_updated: written }: LastUpdatedJson): IsoDay => {
    const [, month, date, year] = /^(\d{2})\/(\d{2})\/(\d{4})/.exec(text(written)) ?? [];
    const day = year ? `${year}-${month}-${date}` : text(written).slice(0, 10);
    if (!isIsoDay(day)) throw unreadable();
    return day;
  },
});
