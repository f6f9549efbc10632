import { awardRecipientName, type Award } from '@/domain/award';
import type { AggregatedAmounts } from '@/domain/awardAmounts';
import type { AmountField } from '@/domain/awardChart';
import { agencyName, date, MISSING, NAME_MISSING, plural, profileMoney } from '@/domain/format';
import { formatPlace } from '@/domain/location';
import { categoryPages } from './categories/pages';

/** Returns text for use within a sentence, in lower case if it is all capitals. */
const lowerCapitals = (text: string): string =>
  text === text.toUpperCase() ? text.toLowerCase() : text;
const article = (noun: string): string => (/^[aeiou]/i.test(noun) ? 'an' : 'a');

const formatPurpose = ({ psc, listings }: Award): string => {
  const product = psc.at(-1)?.text;
  if (product) return ` for ${lowerCapitals(product)}`;
  const program = listings[0]?.title;
  return program ? ` under the program ${program}` : '';
};
const formatCeiling = ({ category, baseAndAllOptions }: Award): string =>
  category === 'idv' && (baseAndAllOptions ?? 0) > 0
    ? ` Its ceiling is ${profileMoney(baseAndAllOptions)}.`
    : '';
const ordersText = ({ totalObligation }: Award, orderAmounts: AggregatedAmounts | null): string => {
  const ownText =
    totalObligation === null
      ? ''
      : ` The vehicle itself obligated ${profileMoney(totalObligation)}.`;
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
/** Returns ` of ` and the main amount; '' if it is not positive, or for an IDV, because the value of an IDV is in its orders. */
const formatMainAmount = (award: Award, mainField: AmountField): string => {
  const amount = award[mainField] ?? 0;
  return amount > 0 && award.category !== 'idv' ? ` of ${profileMoney(amount)}` : '';
};

/**
 * Returns a summary of the award: agency, type, amount, recipient, date, purpose and place. The amounts of the orders under an IDV are
 * null until they load.
 */
export const awardSentence = (
  award: Award,
  orderAmounts: AggregatedAmounts | null = null,
): string => {
  const { awardingAgency, dateSigned, title } = award;
  const { main, verb } = categoryPages[award.category];
  const [gave, to] = verb;
  const agency = awardingAgency?.name
    ? agencyName(awardingAgency.name, awardingAgency.abbreviation)
    : 'An unnamed agency';
  const signedText = dateSigned ? ` on ${date(dateSigned)}` : '';
  const place = formatPlace(award.placeOfPerformance);
  const placeText = place === MISSING ? '' : `, performed in ${place}`;
  const kind = title === MISSING ? 'award' : title;
  const recipientName = awardRecipientName(award);
  const recipient = recipientName === NAME_MISSING ? 'an unnamed recipient' : recipientName;
  return `${agency} ${gave} ${article(kind)} ${kind}${formatMainAmount(award, main)} ${to} ${recipient}${signedText}${formatPurpose(award)}${placeText}.${formatCeiling(award)}${formatCost(award)}${award.category === 'idv' ? ordersText(award, orderAmounts) : ''}`;
};
