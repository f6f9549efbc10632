/** The parameters of a readable query, and the field of the saved form that each represents. */
import { isObject } from '../filters/definition';
import {
  accountEntry,
  agencyEntry,
  countEntry,
  makeFieldsEntry,
  pathEntry,
  placeEntry,
  plainEntry,
  rangeEntry,
  listValues,
  toText,
  type Entry,
} from './entries';

export type SavedForm = Readonly<Record<string, unknown>>;

/** `pick` returns entries from the saved form. `put` returns the saved fields for decoded entries. */
interface Codec {
  name: string;
  pick: (savedForm: SavedForm) => unknown;
  put: (entries: unknown[]) => Record<string, unknown>;
  entry: Entry;
}
const makeListCodec = (name: string, field: string, entry: Entry = plainEntry): Codec => ({
  name,
  entry,
  pick: (savedForm) => listValues(savedForm[field]),
  put: (entries) => ({ [field]: entries }),
});
const makeTreeCodecs = (name: string, field: string, entry: Entry): Codec[] =>
  (['require', 'exclude', 'counts'] as const).map((part) => ({
    name: `${name}${{ require: '', exclude: '_not', counts: '_count' }[part]}`,
    entry: part === 'counts' ? countEntry : entry,
    pick: (savedForm) => (isObject(savedForm[field]) ? listValues(savedForm[field][part]) : []),
    put: (entries) => ({ [field]: { [part]: entries } }),
  }));
const makeSingleCodec = (
  name: string,
  field: string,
  format: (value: unknown) => string,
  read: (text: string) => unknown = (text) => text,
): Codec => ({
  name,
  entry: { write: toText, read },
  pick: (savedForm) => [format(savedForm[field])].filter(Boolean),
  put: ([value]) => ({ [field]: value }),
});
const formatScope = (value: unknown): string => (value === 'all' ? '' : toText(value));
/** Marks an empty list of years, so that the query still shows that fiscal years are the active time type. */
const NO_YEAR = 'none';

/** All parameters, in the order in which they are written. */
export const codecs: readonly Codec[] = [
  {
    name: 'fy',
    entry: plainEntry,
    pick: ({ timePeriodType, timePeriodFY }) =>
      timePeriodType === 'fy'
        ? [...(listValues(timePeriodFY).length ? listValues(timePeriodFY).sort() : [NO_YEAR])]
        : [],
    put: (entries) => ({
      timePeriodType: 'fy',
      timePeriodFY: entries.filter((year) => year !== NO_YEAR),
    }),
  },
  {
    name: 'dates',
    entry: rangeEntry,
    pick: ({ timePeriodType, time_period: ranges }) =>
      timePeriodType === 'fy' ? [] : listValues(ranges),
    put: (entries) => ({ time_period: entries }),
  },
  makeSingleCodec(
    'new_awards',
    'filterNewAwardsOnlySelected',
    (value) => (value === true ? 'yes' : ''),
    (text) => text === 'yes',
  ),
  makeListCodec('keyword', 'keyword'),
  makeSingleCodec('description', 'awardDescription', toText),
  makeListCodec('award_id', 'selectedAwardIDs'),
  makeListCodec('awarding', 'selectedAwardingAgencies', agencyEntry),
  makeListCodec('funding', 'selectedFundingAgencies', agencyEntry),
  makeListCodec('place', 'selectedLocations', placeEntry),
  makeSingleCodec('place_scope', 'locationDomesticForeign', formatScope),
  makeListCodec('recipient_place', 'selectedRecipientLocations', placeEntry),
  makeSingleCodec('recipient_scope', 'recipientDomesticForeign', formatScope),
  makeListCodec('recipient', 'selectedRecipients'),
  makeListCodec('recipient_type', 'recipientType'),
  makeListCodec('award_type', 'awardType'),
  makeListCodec('contract_type', 'contractAwardType'),
  makeListCodec('assistance_type', 'financialAssistanceAwardType'),
  {
    name: 'amount',
    entry: plainEntry,
    pick: ({ awardAmounts }) =>
      isObject(awardAmounts)
        ? Object.entries(awardAmounts).map(
            ([key, bounds]) => `${key}:${listValues(bounds).map(toText).join('..')}`,
          )
        : [],
    put: (entries) => ({
      awardAmounts: Object.fromEntries(
        entries.map((entry) => {
          const [key = '', bounds = ''] = toText(entry).split(':');
          const [low = '', high = ''] = bounds.split('..');
          return [
            key,
            [low === '' ? null : low, high === '' ? null : high].map((bound) =>
              bound === null || Number.isNaN(Number(bound)) ? bound : Number(bound),
            ),
          ];
        }),
      ),
    }),
  },
  makeListCodec('listing', 'selectedCFDA', makeFieldsEntry(['program_number', 'program_title'])),
  ...makeTreeCodecs('naics', 'naicsCodes', plainEntry),
  ...makeTreeCodecs('psc', 'pscCodes', pathEntry),
  ...makeTreeCodecs('tas', 'tasCodes', pathEntry),
  makeListCodec('account', 'treasuryAccounts', accountEntry),
  ...makeTreeCodecs('defc', 'defCodes', plainEntry).slice(0, 1),
  makeListCodec('covid', 'covidDefCode'),
  makeListCodec('infrastructure', 'infraDefCode'),
  makeListCodec('pricing', 'pricingType'),
  makeListCodec('set_aside', 'setAside'),
  makeListCodec('competed', 'extentCompeted'),
];
/** Parameters that contain one text, which may include commas. All others are lists. */
export const singleTexts = new Set(['new_awards', 'description', 'place_scope', 'recipient_scope']);
