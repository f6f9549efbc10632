/**
 * API v1 field names with their SQL. `m` and `x` are the financial rows, `q` their quarter, `t` the Treasury Account Symbol, `p` the
 * program activity and `c` the object class.
 */
type SqlByField = Readonly<Record<string, string>>;

const YEAR_FIELD = 'submission__reporting_fiscal_year';
export const QUARTER_FIELD = 'submission__reporting_fiscal_quarter';
const timeFields: SqlByField = { [YEAR_FIELD]: 'q.fy', [QUARTER_FIELD]: 'q.quarter' };

/** The fields of one kind of request: what it can sum, count, group by and filter by. */
export interface Kind {
  /** Amounts that can be summed. */
  sums: SqlByField;
  /** Amounts that the dataset does not have. A request for one can count rows, but not sum the amount. */
  counts: readonly string[];
  groups: SqlByField;
  filters: SqlByField;
}

const symbolPrefix = 'treasury_account_identifier';
const lineCondition =
  't.id in (select y.tas_id from file_b y join object_class d on d.id = y.object_class_id where';
/** Balances of Treasury Account Symbols (File A). */
export const balances: Kind = {
  sums: {
    gross_outlay_amount_by_tas_cpe: 'm.outlay',
    total_budgetary_resources_amount_cpe: 'm.resources',
    obligations_incurred_total_by_tas_cpe: 'm.obligated',
    unobligated_balance_cpe: 'm.unobligated',
    budget_authority_unobligated_balance_brought_forward_fyb: 'm.brought_forward',
    adjustments_to_unobligated_balance_brought_forward_cpe: 'm.adjustments',
    other_budgetary_resources_amount_cpe: 'm.other_resources',
    budget_authority_appropriated_amount_cpe: 'm.appropriation',
  },
  counts: [],
  groups: { ...timeFields, [`${symbolPrefix}__tas_rendering_label`]: 't.label' },
  filters: {
    [YEAR_FIELD]: 'q.fy',
    [`${symbolPrefix}__federal_account_id`]: 't.federal_account_id',
    [`${symbolPrefix}__tas_rendering_label`]: 't.label',
    // Includes the whole balance of a symbol if one of its lines has the class or program activity.
    [`${symbolPrefix}__program_balances__object_class__object_class`]: `${lineCondition} d.code`,
    [`${symbolPrefix}__program_balances__program_activity__id`]: `${lineCondition} y.activity_id`,
  },
};

/** Lines by program activity and object class (File B). */
export const categories: Kind = {
  sums: {
    obligations_incurred_by_program_object_class_cpe: 'x.obligation',
    gross_outlay_amount_by_program_object_class_cpe: 'x.outlay',
  },
  counts: ['ussgl480100_undelivered_orders_obligations_unpaid_fyb'],
  groups: {
    ...timeFields,
    program_activity__program_activity_name: 'p.name',
    program_activity__program_activity_code: 'p.code',
    program_activity__id: 'p.id',
    object_class__object_class_name: 'c.name',
    object_class__object_class: 'c.code',
    treasury_account__tas_rendering_label: 't.label',
  },
  filters: {
    [YEAR_FIELD]: 'q.fy',
    treasury_account__federal_account_id: 't.federal_account_id',
    treasury_account__federal_account: 't.federal_account_id',
    treasury_account__tas_rendering_label: 't.label',
    object_class__object_class: 'c.code',
    program_activity__id: 'p.id',
  },
};
