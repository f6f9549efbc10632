/** State of the COVID-19 profile, with names and defaults from the specification (`interactive.md` §3, "COVID-19 state"). */
import { Record as ImmutableRecord, type RecordOf } from 'immutable';
import type { DisasterOverview } from './overview';
import type { DisasterCode } from './publicLaws';
import type { DisasterAmounts } from './spendingTable';

interface DisasterEmergencyFundCodeShape {
  code: string;
  public_law: string;
  title: string;
  urls: readonly string[] | null;
  disaster: string | null;
}
export type DisasterEmergencyFundCode = RecordOf<DisasterEmergencyFundCodeShape>;
export const makeDisasterEmergencyFundCode = ImmutableRecord<DisasterEmergencyFundCodeShape>(
  { code: '', public_law: '', title: '', urls: null, disaster: null },
  'DisasterEmergencyFundCode',
);
export const toFundCode = (code: DisasterCode): DisasterEmergencyFundCode =>
  makeDisasterEmergencyFundCode({
    code: code.code,
    public_law: code.publicLaw,
    title: code.title,
    urls: code.urls.length ? code.urls : null,
    disaster: code.disaster || null,
  });

export type DisasterTotals = RecordOf<DisasterAmounts>;
export const makeDisasterTotals = ImmutableRecord<DisasterAmounts>(
  { obligation: null, outlay: null, awardCount: null, faceValue: null, resources: null },
  'DisasterTotals',
);

interface Covid19StateShape {
  /** COVID-19 and infrastructure codes that the API lists. */
  defCodes: readonly DisasterEmergencyFundCode[];
  /** Overview amounts; null until they have loaded. */
  overview: DisasterOverview | null;
  allAwardTypeTotals: DisasterTotals;
  assistanceTotals: DisasterTotals;
  /** Totals of all agencies; empty while the table is limited to an award type or a search. */
  spendingByAgencyTotals: DisasterTotals;
  recipientTotals: DisasterTotals;
  /** Whether the amounts of the visible map have loaded. */
  isRecipientMapLoaded: boolean;
  /** The codes that every request is limited to. */
  defcParams: readonly string[];
}
export type Covid19State = RecordOf<Covid19StateShape>;
export const makeCovid19State = ImmutableRecord<Covid19StateShape>(
  {
    defCodes: [],
    overview: null,
    allAwardTypeTotals: makeDisasterTotals(),
    assistanceTotals: makeDisasterTotals(),
    spendingByAgencyTotals: makeDisasterTotals(),
    recipientTotals: makeDisasterTotals(),
    isRecipientMapLoaded: false,
    defcParams: [],
  },
  'Covid19State',
);
