/** The parameters of a readable query, and the field of the saved form that each represents. */
import { isObject } from '../filters/definition';
import {
  account,
  agency,
  count,
  fields,
  path,
  place,
  plain,
  range,
  values,
  toText,
  type Entry,
} from './entries';

export type Saved = Readonly<Record<string, unknown>>;

/** `pick` returns entries from the saved form. `put` returns the saved fields for decoded entries. */
interface Codec {
  name: string;
  pick: (saved: Saved) => unknown;
  put: (entries: unknown[]) => Record<string, unknown>;
  entry: Entry;
}
const makeListCodec = (name: string, field: string, entry: Entry = plain): Codec => ({
  name,
  entry,
  pick: (saved) => values(saved[field]),
  put: (entries) => ({ [field]: entries }),
});
const makeTreeCodecs = (name: string, field: string, entry: Entry): Codec[] =>
  (['require', 'exclude', 'counts'] as const).map((part) => ({
    name: `${name}${{ require: '', exclude: '_not', counts: '_count' }[part]}`,
    entry: part === 'counts' ? count : entry,
    pick: (saved) => (isObject(saved[field]) ? values(saved[field][part]) : []),
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
  pick: (saved) => [format(saved[field])].filter(Boolean),
  put: ([value]) => ({ [field]: value }),
});
const formatScope = (value: unknown): string => (value === 'all' ? '' : toText(value));
/** Marks an empty list of years, so that the query still shows that fiscal years are the active time type. */
const NO_YEAR = 'none';

/** All parameters, in the order in which they are written. */
export const codecs: readonly Codec[] = [
  {
    name: 'fy',
    entry: plain,
    pick: ({ timePeriodType, timePeriodFY }) =>
      timePeriodType === 'fy'
        ? [...(values(timePeriodFY).length ? values(timePeriodFY).sort() : [NO_YEAR])]
        : [],
    put: (entries) => ({
      timePeriodType: 'fy',
      timePeriodFY: entries.filter((year) => year !== NO_YEAR),
    }),
  },
  {
    name: 'dates',
    entry: range,
    pick: ({ timePeriodType, time_period: ranges }) =>
      timePeriodType === 'fy' ? [] : values(ranges),
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
  makeListCodec('awarding', 'selectedAwardingAgencies', agency),
  makeListCodec('funding', 'selectedFundingAgencies', agency),
  makeListCodec('place', 'selectedLocations', place),
  makeSingleCodec('place_scope', 'locationDomesticForeign', formatScope),
  makeListCodec('recipient_place', 'selectedRecipientLocations', place),
  makeSingleCodec('recipient_scope', 'recipientDomesticForeign', formatScope),
  makeListCodec('recipient', 'selectedRecipients'),
  makeListCodec('recipient_type', 'recipientType'),
  makeListCodec('award_type', 'awardType'),
  makeListCodec('contract_type', 'contractAwardType'),
  makeListCodec('assistance_type', 'financialAssistanceAwardType'),
  {
    name: 'amount',
    entry: plain,
    pick: ({ awardAmounts }) =>
      isObject(awardAmounts)
        ? Object.entries(awardAmounts).map(
            ([key, bounds]) => `${key}:${values(bounds).map(toText).join('..')}`,
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
  makeListCodec('listing', 'selectedCFDA', fields(['program_number', 'program_title'])),
  ...makeTreeCodecs('naics', 'naicsCodes', plain),
  ...makeTreeCodecs('psc', 'pscCodes', path),
  ...makeTreeCodecs('tas', 'tasCodes', path),
  makeListCodec('account', 'treasuryAccounts', account),
  ...makeTreeCodecs('defc', 'defCodes', plain).slice(0, 1),
  makeListCodec('covid', 'covidDefCode'),
  makeListCodec('infrastructure', 'infraDefCode'),
  makeListCodec('pricing', 'pricingType'),
  makeListCodec('set_aside', 'setAside'),
  makeListCodec('competed', 'extentCompeted'),
];
/** Parameters that contain one text, which may include commas. All others are lists. */
export const singleTexts = new Set(['new_awards', 'description', 'place_scope', 'recipient_scope']);
