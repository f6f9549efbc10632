/** Award type codes, groups and labels (specification `reference.md` §3). Group order and captions are from the pages document §18.1. */

export type AwardGroupKey = 'contracts' | 'idvs' | 'grants' | 'direct_payments' | 'loans' | 'other';

export interface AwardType {
  code: string;
  label: string;
  longLabel?: string;
  glossary: string;
  hidden?: boolean;
}
export interface AwardTypeGroup {
  key: AwardGroupKey;
  /** Label of the tab and of the group in the filter. */
  label: string;
  /** Label of the chip when the whole group is selected. */
  allLabel: string;
  types: readonly AwardType[];
}

const type = (
  code: string,
  label: string,
  glossarySlug: string,
  longLabel?: string,
  isHidden?: boolean,
): AwardType => ({ code, label, glossary: glossarySlug, longLabel, hidden: isHidden });

export const awardTypeGroups: readonly AwardTypeGroup[] = [
  {
    key: 'contracts',
    label: 'Contracts',
    allLabel: 'All Contracts',
    types: [
      type(
        'A',
        'BPA Calls',
        'blanket-purchase-agreement-bpa',
        'Blanket Purchase Agreements (BPA) Calls',
      ),
      type('B', 'Purchase Orders', 'purchase-order', 'Purchase Orders (PO)'),
      type('C', 'Delivery Orders', 'delivery-order-contract', 'Delivery Orders (DO)'),
      type('D', 'Definitive Contracts', 'definitive-contract'),
    ],
  },
  {
    key: 'idvs',
    label: 'Contract IDVs',
    allLabel: 'All Indefinite Delivery Vehicles',
    types: [
      type(
        'IDV_A',
        'GWAC',
        'government-wide-acquisition-contract-gwac',
        'Government-Wide Acquisition Contract (GWAC)',
      ),
      // This code covers the three codes below it, so lists omit it. The group's checkbox still adds and removes it.
      type(
        'IDV_B',
        'Multi-Agency/other IDC',
        'indefinite-delivery-contract-idc',
        'Multi-Agency Contract, Other Indefinite Delivery Contract (IDC)',
        true,
      ),
      type(
        'IDV_B_A',
        'Requirements',
        'indefinite-delivery-requirements-contract',
        'Indefinite Delivery / Requirements Contract',
      ),
      type(
        'IDV_B_B',
        'IDIQ',
        'indefinite-delivery-indefinite-quantity-idiq-contract',
        'Indefinite Delivery / Indefinite Quantity (IDIQ) Contract',
      ),
      type(
        'IDV_B_C',
        'Definite Quantity',
        'indefinite-delivery-definite-quantity-contract',
        'Indefinite Delivery / Definite Quantity Contract',
      ),
      type(
        'IDV_C',
        'Federal Supply Schedule',
        'federal-supply-schedule-fss',
        'Federal Supply Schedule (FSS)',
      ),
      type(
        'IDV_D',
        'Basic Ordering Agreement',
        'basic-ordering-agreement-boa',
        'Basic Ordering Agreement (BOA)',
      ),
      type('IDV_E', 'BPA', 'blanket-purchase-agreement-bpa', 'Blanket Purchase Agreements (BPA)'),
    ],
  },
  {
    key: 'grants',
    label: 'Grants',
    allLabel: 'All Grants',
    types: [
      type('02', 'Block Grant', 'block-grant'),
      type('03', 'Formula Grant', 'formula-grant'),
      type('04', 'Project Grant', 'project-grant'),
      type('05', 'Cooperative Agreement', 'cooperative-agreement'),
    ],
  },
  {
    key: 'direct_payments',
    label: 'Direct Payments',
    allLabel: 'All Direct Payments',
    types: [
      type('10', 'Direct Payment with Unrestricted Use', 'direct-payment-with-unrestricted-use'),
      type('06', 'Direct Payment for Specified Use', 'direct-payment-for-specified-use'),
    ],
  },
  {
    key: 'loans',
    label: 'Loans',
    allLabel: 'All Loans',
    types: [
      type('07', 'Direct Loans', 'direct-loan'),
      type('08', 'Guaranteed/Insured Loans', 'guaranteed-insured-loans'),
    ],
  },
  {
    key: 'other',
    label: 'Other',
    allLabel: 'All Other',
    types: [
      type('09', 'Insurance', 'insurance'),
      type('11', 'Other Financial Assistance', 'other-financial-assistance'),
      type('-1', 'Not Specified', 'not-specified'),
    ],
  },
];

/** Labels of codes that occur in records but belong to no group of the filter. */
export const ungroupedAwardTypes: Readonly<Record<string, string>> = {
  E: 'Unknown Type',
  F: 'Cooperative Agreement',
  G: 'Grant for Research',
  S: 'Funded Space Act Agreement',
  T: 'Training Grant',
};

/** Newer codes that the live API also accepts, by group (`filters.md` §12). */
export const newerAwardTypeCodes: Readonly<Record<AwardGroupKey, readonly string[]>> = {
  contracts: [],
  idvs: [],
  grants: ['F001', 'F002'],
  direct_payments: ['F006', 'F007'],
  loans: ['F003', 'F004'],
  other: ['F005', 'F008', 'F009', 'F010'],
};

/** Assistance types of the Treasury’s data standard. The pages document §18.1 maps them to the older codes. */
const newerTypeLabels: Readonly<Record<string, string>> = {
  F001: 'Grant',
  F002: 'Cooperative Agreement',
  F003: 'Direct Loan',
  F004: 'Guaranteed/Insured Loan',
  F005: 'Insurance',
  F006: 'Direct Payment for Specified Use',
  F007: 'Direct Payment with Unrestricted Use',
  F008: 'Asset Forfeiture/Equitable Sharing',
  F009: 'Sale, Exchange, or Donation of Property',
  F010: 'Other Financial Assistance',
};

export const awardGroupKeys: readonly AwardGroupKey[] = awardTypeGroups.map((group) => group.key);

const labelsByCode: Readonly<Record<string, string>> = {
  ...ungroupedAwardTypes,
  ...newerTypeLabels,
  ...Object.fromEntries(
    awardTypeGroups.flatMap(({ types }) => types.map(({ code, label }) => [code, label] as const)),
  ),
};
const groupsByCode: Readonly<Record<string, AwardGroupKey>> = Object.fromEntries(
  awardTypeGroups.flatMap(({ key, types }) => types.map(({ code }) => [code, key] as const)),
);

/** Returns the label of a code, or the code itself if it is unknown. */
export const awardTypeLabel = (code: string): string => labelsByCode[code] ?? code;
/** Returns the key of a code’s group, or undefined if it has none. @public Required by the specification for profiles. */
export const awardTypeGroupOf = (code: string): AwardGroupKey | undefined => groupsByCode[code];
/** Returns whether a code belongs to one of the groups. */
export const isAwardTypeCode = (code: string): boolean => Object.hasOwn(groupsByCode, code);
/** Returns all codes of a group, including hidden ones. */
export const groupCodes = (key: AwardGroupKey): string[] =>
  awardTypeGroups.find((group) => group.key === key)?.types.map(({ code }) => code) ?? [];
/** Long descriptions of award types in award records (pages document §15.3). Most equal the label. */
export const awardTypeTitles: Readonly<Record<string, string>> = {
  ...labelsByCode,
  A: 'Blanket Purchase Agreement (BPA) Call',
  B: 'Purchase Order (PO)',
  C: 'Delivery Order (DO)',
  D: 'Definitive Contract',
  IDV_A: 'Government-Wide Acquisition Contract',
  IDV_B: 'Indefinite Delivery Contract',
  IDV_B_A: 'Indefinite Delivery / Requirements Contract',
  IDV_B_B: 'Indefinite Delivery / Indefinite Quantity (IDIQ) Contract',
  IDV_B_C: 'Indefinite Delivery / Definite Quantity Contract',
  IDV_C: 'Federal Supply Schedule',
  IDV_D: 'Basic Ordering Agreement',
  IDV_E: 'Blanket Purchase Agreement',
  '07': 'Direct Loan',
  '08': 'Guaranteed/Insured Loan',
};
