import { addArticle } from '@/domain/agencies/addArticle';
import {
  AGGREGATE_RECORD_TYPE,
  awardRecipientName,
  findMainListing,
  hidesRecipient,
  type Award,
} from '@/domain/award';
import type { AggregatedAmounts } from '@/domain/awardAmounts';
import { MISSING, NAME_MISSING, plural, profileMoney, type Dollars } from '@/domain/format';
import { formatPlace } from '@/domain/location';
import { addressProfilePath } from '@/domain/places/placePaths';
import { findProfileState, nameInSentence, statePath } from '@/domain/stateProfile/profileStates';
import { sectionIds } from './awardAddress';
import { agencyPath, recipientPath } from './awardPaths';
import { categoryPages } from './categories/pages';

/** A part of a sentence: plain text, a link to another page (`to`), or a link to a section of this page (`section`). */
export interface SentencePart {
  text: string;
  to?: string;
  section?: string;
}

/** Maximum number of characters of the description that a sentence quotes. */
const QUOTE_LENGTH = 140;
/** Abbreviations in the titles of product and service codes. */
const abbreviations: ReadonlySet<string> = new Set(
  'ADP ADPE CAD CAM CPU GOCO GOGO HIV/AIDS HPC IT ITSM QC R&D'.split(' '),
);
/** Returns text for use within a sentence: in lower case if it is all capitals, except for abbreviations. */
const lowerCapitals = (text: string): string =>
  text === text.toUpperCase()
    ? text.replaceAll(/[^\s,()-]+/g, (word) =>
        abbreviations.has(word) ? word : word.toLowerCase(),
      )
    : text;
const article = (noun: string): string => (/^[aeiou]/i.test(noun) ? 'an' : 'a');
const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** Returns a description as a quotation: without a period at its end, and cut between words if it is long. */
const quote = (description: string): string => {
  const text = description.trim().replace(/[\s.]+$/, '');
  if (text.length <= QUOTE_LENGTH) return `“${text}”`;
  const cutIndex = text.lastIndexOf(' ', QUOTE_LENGTH);
  return `“${text.slice(0, cutIndex > 0 ? cutIndex : QUOTE_LENGTH)}…”`;
};

const getAgency = ({ awardingAgency }: Award): readonly SentencePart[] => {
  const name = awardingAgency?.name;
  if (!name) return [{ text: 'an unnamed agency' }];
  return [
    { text: addArticle(name).slice(0, -name.length) },
    { text: name, to: agencyPath(awardingAgency) },
  ];
};
/** Returns the recipient for use within a sentence. */
const getRecipient = (award: Award): SentencePart => {
  if (award.recordType === AGGREGATE_RECORD_TYPE) return { text: 'multiple recipients' };
  if (hidesRecipient(award)) return { text: 'a recipient whose name is withheld for privacy' };
  const name = awardRecipientName(award);
  return name === NAME_MISSING
    ? { text: 'an unnamed recipient' }
    : { text: name, to: recipientPath(award) };
};
/** Returns what the award is for: its product or service, or else its description. */
const getPurpose = ({ psc, description }: Award): string => {
  const product = psc.at(-1)?.text;
  if (product) return ` for ${lowerCapitals(product)}`;
  return description.trim() ? ` for ${quote(description)}` : '';
};
const getProgram = ({ category, listings }: Award): readonly SentencePart[] => {
  const title = findMainListing(listings)?.title;
  if (!title || categoryPages[category].related !== 'program') return [];
  const start = listings.length > 1 ? ' under programs that include ' : ' under the program ';
  return [{ text: start }, { text: title, section: sectionIds.listings }];
};
const getPlace = ({ placeOfPerformance: place }: Award): readonly SentencePart[] => {
  // The sentence has no postal code.
  const text = formatPlace(
    place?.merge({ zip: '', zip4: '', zip5: '', foreignPostalCode: '' }) ?? null,
  );
  if (!place || text === MISSING) return [];
  const state = place.countryCode === 'USA' ? findProfileState(place.stateCode) : undefined;
  if (!state) return [{ text: ` in ${nameInSentence(text)}` }];
  const { name } = state;
  const town = text.slice(0, Math.max(0, text.lastIndexOf(',')));
  const stateLink = { text: name, to: statePath(state) };
  if (!town) return [{ text: ` in ${nameInSentence(name).slice(0, -name.length)}` }, stateLink];
  const townPath = addressProfilePath(place);
  return [
    { text: ' in ' },
    { text: town, ...(townPath && { to: townPath }) },
    { text: ', ' },
    stateLink,
  ];
};

/** Returns the obligations of an award; null if unknown, for a loan, which counts by its face value, and for an IDV, which has orders. */
const getObligation = ({ category, totalObligation }: Award): Dollars | null =>
  category === 'idv' || category === 'loan' ? null : totalObligation;
/** Returns the verb, the amount and the preposition between agency and recipient. */
const getAct = (award: Award): string => {
  const { category, title, faceValue } = award;
  const obligation = getObligation(award);
  if (obligation !== null)
    return Math.round(obligation) < 0
      ? `took back ${profileMoney(-obligation)} more than it obligated to`
      : `obligated ${profileMoney(obligation)} to`;
  const [gave, to] = categoryPages[category].verb;
  const kind = title === MISSING ? 'award' : title;
  const valueText =
    category === 'loan' && faceValue !== null
      ? ` with a face value of ${profileMoney(faceValue)}`
      : '';
  return `${gave} ${article(kind)} ${kind}${valueText} ${to}`;
};

const formatCeiling = ({ category, baseAndAllOptions }: Award): string =>
  category === 'idv' && (baseAndAllOptions ?? 0) > 0
    ? ` Its ceiling is ${profileMoney(baseAndAllOptions)}.`
    : '';
/** The combined amounts of the orders under an IDV: null while they load, undefined to leave them out. */
type OrderAmounts = AggregatedAmounts | null | undefined;
const formatOrders = ({ category, totalObligation }: Award, orderAmounts: OrderAmounts): string => {
  if (category !== 'idv') return '';
  const ownText =
    totalObligation === null
      ? ''
      : ` The vehicle itself obligated ${profileMoney(totalObligation)}.`;
  if (orderAmounts === undefined) return ownText;
  // Placeholders reserve the space of the figures while they load.
  if (!orderAmounts)
    return `${ownText} ${MISSING} orders placed under it obligated ${MISSING} so far.`;
  return orderAmounts.contractCount
    ? `${ownText} ${plural(orderAmounts.contractCount, 'order')} placed under it obligated ${profileMoney(orderAmounts.totalObligation)} so far.`
    : `${ownText} No orders have been placed under it.`;
};
/** Returns a sentence with the cost of a loan; '' if unknown or not a loan. Loans are repaid, so the face value is not the cost. */
const formatCost = ({ category, subsidyCost }: Award): string =>
  category === 'loan' && subsidyCost !== null
    ? ` Its cost to the government, the original subsidy cost, is ${profileMoney(subsidyCost)}.`
    : '';

/** Returns the opening sentence of an award in parts: agency, amount, recipient, program, purpose, place, year. Omits missing values. */
export const awardSentenceParts = (
  award: Award,
  orderAmounts?: OrderAmounts,
): readonly SentencePart[] => {
  const year = (award.dateSigned ?? award.periodOfPerformance.startDate)?.slice(0, 4);
  // Obligations continue after the year in which an award is signed.
  const isOngoing = getObligation(award) !== null;
  const [first, ...parts] = [
    ...getAgency(award),
    { text: ` ${getAct(award)} ` },
    getRecipient(award),
    ...getProgram(award),
    { text: getPurpose(award) },
    ...getPlace(award),
    { text: year && isOngoing ? `, since ${year}.` : '.' },
    { text: `${formatCeiling(award)}${formatCost(award)}` },
    { text: formatOrders(award, orderAmounts) },
  ].filter(({ text }) => text);
  const start = year && !isOngoing ? `In ${year}, ${first!.text}` : capitalize(first!.text);
  return [{ ...first!, text: start }, ...parts];
};
/** Returns the opening sentence of an award as text, without the amounts of orders. */
export const awardSentence = (award: Award): string =>
  awardSentenceParts(award)
    .map(({ text }) => text)
    .join('');
/** Returns the amount that stands for an award, and its label: the ceiling of an IDV, the face value of a loan, else the obligations. */
const getMainAmount = (award: Award): readonly [amount: Dollars | null, label: string] => {
  if (award.category === 'idv') return [award.baseAndAllOptions, 'ceiling for'];
  if (award.category === 'loan') return [award.faceValue, 'face value for'];
  return [getObligation(award), 'obligated to'];
};
/** Returns the main amount and the recipient of an award, for its header and link previews: `$12.3 million obligated to ACME`. */
export const awardSubtitle = (award: Award): string => {
  const recipient = getRecipient(award).text;
  const [amount, label] = getMainAmount(award);
  return amount === null ? capitalize(recipient) : `${profileMoney(amount)} ${label} ${recipient}`;
};
