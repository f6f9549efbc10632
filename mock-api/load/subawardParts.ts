import { canonicalParts, timestampSql, type Parts, zip4Sql, zipSql } from './awardParts';
import { type Cells, createCells } from './cells';

/** Returns the SQL of each canonical column of a subaward. Columns about the prime award are null, except for its key. */
export const subawardParts = (cells: Cells): Parts & { number: string; report: string } => {
  const { text, money, date } = cells;
  // NA is the code of Namibia, but means "no value" unless the country name is Namibia.
  const countrySql = (column: string) =>
    `case
        when upper(${text(column)}) = 'NA'
          and upper(${text(column.replace(/_code$/, '_name'))}) is distinct from 'NAMIBIA'
          then null
        else ${text(column)}
      end`;
  return {
    ...canonicalParts('contract transactions', [], createCells([])),
    award_key: text('prime_award_unique_key'),
    action_date: date('subaward_action_date'),
    amount: money('subaward_amount'),
    tx_text: text('subaward_description'),
    uei: text('subawardee_uei'),
    duns: text('subawardee_duns'),
    modified: date(
      'subaward_sam_report_last_modified_date',
      'subaward_fsrs_report_last_modified_date',
    ),
    modified_at: timestampSql(
      text('subaward_sam_report_last_modified_date', 'subaward_fsrs_report_last_modified_date'),
    ),
    name: text('subawardee_name'),
    parent_uei: text('subawardee_parent_uei'),
    parent_name: text('subawardee_parent_name'),
    address: text('subawardee_address_line_1'),
    rec_country: countrySql('subawardee_country_code'),
    rec_country_name: text('subawardee_country_name'),
    rec_state: text('subawardee_state_code'),
    rec_city: text('subawardee_city_name'),
    rec_zip: zipSql(text('subawardee_zip_code')),
    rec_zip4: zip4Sql(text('subawardee_zip_code')),
    rec_cd: text('subaward_recipient_cd_current', 'subawardee_congressional_district'),
    rec_cd_org: text('subaward_recipient_cd_original', 'subawardee_congressional_district'),
    pop_country: countrySql('subaward_primary_place_of_performance_country_code'),
    pop_country_name: text('subaward_primary_place_of_performance_country_name'),
    pop_state: text('subaward_primary_place_of_performance_state_code'),
    pop_city: text('subaward_primary_place_of_performance_city_name'),
    pop_zip: zipSql(text('subaward_primary_place_of_performance_address_zip_code')),
    pop_cd: text(
      'subaward_place_of_performance_cd_current',
      'subaward_primary_place_of_performance_congressional_district',
    ),
    pop_cd_org: text(
      'subaward_place_of_performance_cd_original',
      'subaward_primary_place_of_performance_congressional_district',
    ),
    number: text('subaward_number'),
    report: text('subaward_sam_report_id', 'subaward_fsrs_report_id'),
  };
};
