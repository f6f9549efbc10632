import { OrderedMap, Set as ImmutableSet } from 'immutable';
import {
  awardGroupKeys,
  groupCodes,
  isAwardTypeCode,
  newerAwardTypeCodes,
} from '../../codes/awardTypes';
import {
  recipientTypeGroups,
  recipientTypeKey,
  recipientTypeWire,
} from '../../codes/recipientTypes';
import { limits } from '../../../lib/layoutTokens';
import { CUSTOM_AMOUNT_KEY } from '../amountChanges';
import { amountPresets } from '../amountPresets';
import { chosenAwardTypes, type AmountRange } from '../searchFilters';
import { groupCount } from './count';
import { droppedIf, listEntries, parseStrings, type FilterDefinition } from './definition';

const toTextMap = (texts: readonly string[]) =>
  OrderedMap(texts.map((text) => [text, text] as [string, string]));

export const keywordFilter: FilterDefinition = {
  id: 'keyword',
  name: 'Keyword',
  fields: ['keyword'],
  count: (filters) => filters.keyword.size,
  toCriteria: (filters) =>
    filters.keyword.isEmpty() ? {} : { keywords: filters.keyword.valueSeq().toArray() },
  fromSaved: (savedForm, target) => {
    const { kept, refused } = parseStrings(savedForm.keyword);
    const validTexts = kept.filter((text) => text.length >= limits.searchMinimum);
    return {
      filters: target.set('keyword', toTextMap(validTexts)),
      dropped: droppedIf(refused > 0 || validTexts.length < kept.length, 'Keyword'),
    };
  },
};

export const awardIdFilter: FilterDefinition = {
  id: 'awardId',
  name: 'Award ID',
  fields: ['selectedAwardIDs'],
  count: (filters) => filters.selectedAwardIDs.size,
  toCriteria: (filters) =>
    filters.selectedAwardIDs.isEmpty()
      ? {}
      : { awardIds: filters.selectedAwardIDs.valueSeq().toArray() },
  fromSaved: (savedForm, target) => {
    const { kept, refused } = parseStrings(savedForm.selectedAwardIDs);
    return {
      filters: target.set('selectedAwardIDs', toTextMap(kept)),
      dropped: droppedIf(refused > 0, 'Award ID'),
    };
  },
};

export const recipientFilter: FilterDefinition = {
  id: 'recipient',
  name: 'Recipient',
  fields: ['selectedRecipients'],
  count: (filters) => filters.selectedRecipients.size,
  toCriteria: (filters) =>
    filters.selectedRecipients.isEmpty()
      ? {}
      : { recipients: filters.selectedRecipients.toArray() },
  fromSaved: (savedForm, target) => {
    const { kept, refused } = parseStrings(savedForm.selectedRecipients);
    return {
      filters: target.set('selectedRecipients', ImmutableSet(kept)),
      dropped: droppedIf(refused > 0, 'Recipient'),
    };
  },
};

export const recipientTypeFilter: FilterDefinition = {
  id: 'recipientType',
  name: 'Recipient Type',
  fields: ['recipientType'],
  count: (filters) =>
    groupCount(
      filters.recipientType,
      recipientTypeGroups.map((group) => group.types.map((type) => type.key)),
    ),
  toCriteria: (filters) =>
    filters.recipientType.isEmpty()
      ? {}
      : { recipientTypes: filters.recipientType.toArray().map(recipientTypeWire) },
  // Saved searches may contain the keys of the specification or the codes of the API.
  fromSaved: (savedForm, target) => {
    const { kept, refused } = parseStrings(savedForm.recipientType);
    const validKeys = kept.map(recipientTypeKey).filter((key) => key !== undefined);
    return {
      filters: target.set('recipientType', ImmutableSet(validKeys)),
      dropped: droppedIf(refused > 0 || validKeys.length < kept.length, 'Recipient Type'),
    };
  },
};

const linkedTypes: Readonly<Record<string, readonly string[]>> = {
  F001: ['02', '03', '04'],
  F002: ['05'],
  F003: ['07'],
  F004: ['08'],
  F005: ['09'],
  F006: ['06'],
  F007: ['10'],
  F010: ['11'],
};
/**
 * The filter for award types. One page layout has a single list, the other has separate lists for contracts and assistance. The request
 * contains the union of the lists.
 */
export const awardTypeFilter: FilterDefinition = {
  id: 'awardType',
  name: 'Award Type',
  fields: ['awardType', 'contractAwardType', 'financialAssistanceAwardType'],
  count: (filters) => groupCount(chosenAwardTypes(filters), awardGroupKeys.map(groupCodes)),
  toCriteria: (filters) => {
    const types = chosenAwardTypes(filters);
    return types.isEmpty() ? {} : { awardTypes: types.toArray().sort() };
  },
  fromSaved: (savedForm, target) => {
    const lists = [
      savedForm.awardType,
      savedForm.contractAwardType,
      savedForm.financialAssistanceAwardType,
    ].map(parseStrings);
    const newerCodes = Object.values(newerAwardTypeCodes).flat();
    const codeLists = lists.map(({ kept }) => kept.flatMap((code) => linkedTypes[code] ?? [code]));
    const codes = codeLists.flat();
    const [awardType, contractAwardType, financialAssistanceAwardType] = codeLists.map((list) =>
      ImmutableSet(list.filter(isAwardTypeCode)),
    );
    const isRefused =
      lists.some((list) => list.refused > 0) ||
      codes.some((code) => !isAwardTypeCode(code) && !newerCodes.includes(code));
    return {
      filters: target.merge({ awardType, contractAwardType, financialAssistanceAwardType }),
      dropped: droppedIf(isRefused, 'Award Type'),
    };
  },
};

const parseBound = (value: unknown): number | null | undefined =>
  value === null || value === undefined || value === ''
    ? null
    : Number.isFinite(Number(value))
      ? Number(value)
      : undefined;
export const awardAmountFilter: FilterDefinition = {
  id: 'awardAmount',
  name: 'Award Amount',
  fields: ['awardAmounts'],
  count: (filters) => filters.awardAmounts.size,
  // A range is sent only if it has a minimum or a maximum. Zero counts as a value.
  toCriteria: (filters) => {
    const amounts = [...filters.awardAmounts.values()].filter(
      ([min, max]) => min !== null || max !== null,
    );
    return amounts.length ? { amounts } : {};
  },
  fromSaved: (savedForm, target) => {
    // Only one range is possible, so the first valid one of several saved ranges is kept.
    const entries = isPair(savedForm.awardAmounts)
      ? [savedForm.awardAmounts as unknown]
      : Array.isArray(savedForm.awardAmounts)
        ? savedForm.awardAmounts.map((item: unknown) =>
            Array.isArray(item) && typeof item[0] === 'string' && Array.isArray(item[1])
              ? (item[1] as unknown)
              : item,
          )
        : listEntries(savedForm.awardAmounts);
    const ranges = entries.map((entry): AmountRange | undefined => {
      if (!Array.isArray(entry) || entry.length !== 2) return undefined;
      const [min, max] = [parseBound(entry[0]), parseBound(entry[1])];
      return min === undefined ||
        max === undefined ||
        (min === null && max === null) ||
        (min !== null && max !== null && max < min)
        ? undefined
        : [min, max];
    });
    const validRange = ranges.find((range) => range !== undefined);
    if (!validRange)
      return { filters: target, dropped: droppedIf(entries.length > 0, 'Award Amount') };
    const preset = amountPresets.find(
      ({ range }) => range[0] === validRange[0] && range[1] === validRange[1],
    );
    return {
      filters: target.set(
        'awardAmounts',
        OrderedMap<string, AmountRange>([[preset?.key ?? CUSTOM_AMOUNT_KEY, validRange]]),
      ),
      dropped: droppedIf(entries.length > 1 || ranges.includes(undefined), 'Award Amount'),
    };
  },
};
const isPair = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length === 2 &&
  value.every((part) => part === null || typeof part === 'number');
