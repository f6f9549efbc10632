/** Returns a quoted SQL identifier. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
/** The canonical columns to which award files are converted before the staging tables are built. */
export const canonicalColumns = [
  'tx_key',
  'award_key',
  'piid',
  'fain',
  'uri',
  'parent_piid',
  'mod',
  'action_date',
  'amount',
  'face',
  'action_type',
  'type_code',
  'tx_text',
  'base_text',
  'total',
  'outlay',
  'total_face',
  'non_federal',
  'base_exercised',
  'base_all',
  'signed',
  'latest',
  'start_date',
  'end_date',
  'potential_end',
  'order_end',
  'solicitation',
  'modified',
  'modified_at',
  'top_code',
  'top_name',
  'sub_code',
  'sub_name',
  'office_code',
  'office_name',
  'ftop_code',
  'ftop_name',
  'fsub_code',
  'fsub_name',
  'uei',
  'duns',
  'name',
  'parent_uei',
  'parent_name',
  'address',
  'officers',
  'rec_country',
  'rec_country_name',
  'rec_state',
  'rec_county',
  'rec_county_name',
  'rec_city',
  'rec_zip',
  'rec_zip4',
  'rec_cd',
  'rec_cd_org',
  'pop_country',
  'pop_country_name',
  'pop_state',
  'pop_county',
  'pop_county_name',
  'pop_city',
  'pop_zip',
  'pop_cd',
  'pop_cd_org',
  'naics',
  'naics_text',
  'psc',
  'psc_text',
  'cfda',
  'cfda_text',
  'pricing',
  'set_aside',
  'competed',
  'codes',
  'covid_o',
  'covid_u',
  'infra_o',
  'infra_u',
  'record_type',
  'business_types',
  'cat_lo',
  'cat_hi',
  'removal',
] as const;

/** Returns the first of `names` that the file has. The file's columns are in lower case; official names are not. */
export const columnOf = (
  columns: readonly string[],
  names: readonly string[],
): string | undefined => names.find((name) => columns.includes(name.toLowerCase()));

/**
 * Returns SQL for the text of the first of `names` that the file has, or null when it is empty. Surrounding spaces are removed, and so is
 * the quote that stops spreadsheets from reading text as a formula.
 */
export const textOf =
  (columns: readonly string[]) =>
  (...names: string[]): string => {
    const found = columnOf(columns, names);
    if (!found) return 'null::VARCHAR';
    const plain = `trim(${quoted(found)})`;
    // The regular expression runs only where there is a quote at all, which saves a tenth of the time of reading a wide file.
    return `nullif(case
          when contains(${quoted(found)}, '''') then regexp_replace(${plain}, '^''([=+@\\t\\r-])', '\\1')
          else ${plain}
        end,
        '')`;
  };
export type Parts = Record<(typeof canonicalColumns)[number], string>;
