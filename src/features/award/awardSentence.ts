import { awardRecipientName, type Award } from '@/domain/award';
import type { AggregatedAmounts } from '@/domain/awardAmounts';
import type { AmountField } from '@/domain/awardChart';
import { agencyName, date, MISSING, NAME_MISSING, plural, profileMoney } from '@/domain/format';
import { placeWords } from '@/domain/location';
import { categoryPages } from './categories/pages';

/** Returns text for use within a sentence; text in capitals is lower-cased. */
const calm = (text: string): string => (text === text.toUpperCase() ? text.toLowerCase() : text);
const article = (noun: string): string => (/^[aeiou]/i.test(noun) ? 'an' : 'a');

const purpose = ({ psc, listings }: Award): string => {
  const bought = psc.at(-1)?.text;
  if (bought) return ` for ${calm(bought)}`;
  const program = listings[0]?.title;
  return program ? ` under the program ${program}` : '';
};
const ceiling = ({ category, baseAndAllOptions }: Award): string =>
  category === 'idv' && (baseAndAllOptions ?? 0) > 0
    ? ` Its ceiling is ${profileMoney(baseAndAllOptions)}.`
    : '';
const orders = ({ totalObligation }: Award, ordered: AggregatedAmounts | null): string => {
  const own =
    totalObligation === null
      ? ''
      : ` The vehicle itself obligated ${profileMoney(totalObligation)}.`;
  // Placeholders reserve the space of the figures while they load.
  if (!ordered) return `${own} ${MISSING} orders placed under it obligated ${MISSING} so far.`;
  return ordered.contractCount
    ? `${own} ${plural(ordered.contractCount, 'order')} placed under it obligated ${profileMoney(ordered.totalObligation)} so far.`
    : `${own} No orders have been placed under it.`;
};
/** A loan is paid back, so its face value is not its cost. */
const cost = ({ category, subsidyCost }: Award): string =>
  category === 'loan' && subsidyCost !== null
    ? ` Its cost to the government, the original subsidy cost, is ${profileMoney(subsidyCost)}.`
    : '';
/** The value of an IDV is in its orders, so it has none. */
const worth = (award: Award, main: AmountField): string => {
  const amount = award[main] ?? 0;
  return amount > 0 && award.category !== 'idv' ? ` of ${profileMoney(amount)}` : '';
};

/** Returns who gave what to whom, when, for what and where. `ordered` is what was ordered under an IDV, null until it has loaded. */
export const awardSentence = (award: Award, ordered: AggregatedAmounts | null = null): string => {
  const { awardingAgency, dateSigned, title } = award;
  const { main, verb } = categoryPages[award.category];
  const [gave, to] = verb;
  const agency = awardingAgency?.name
    ? agencyName(awardingAgency.name, awardingAgency.abbreviation)
    : 'An unnamed agency';
  const signed = dateSigned ? ` on ${date(dateSigned)}` : '';
  const place = placeWords(award.placeOfPerformance);
  const where = place === MISSING ? '' : `, performed in ${place}`;
  const kind = title === MISSING ? 'award' : title;
  const named = awardRecipientName(award);
  const who = named === NAME_MISSING ? 'an unnamed recipient' : named;
  return `${agency} ${gave} ${article(kind)} ${kind}${worth(award, main)} ${to} ${who}${signed}${purpose(award)}${where}.${ceiling(award)}${cost(award)}${award.category === 'idv' ? orders(award, ordered) : ''}`;
};
