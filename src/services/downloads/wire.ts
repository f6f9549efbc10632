/** Responses of the calls below `v2/download/` and `v2/bulk_download/`. */
export interface CreatedJson {
  file_name?: string;
  file_url?: string;
  /** Only for files of the archive. */ status?: string;
}
export interface StatusJson {
  status?: string;
  message?: string | null;
  file_url?: string;
  seconds_elapsed?: string | number | null;
  total_rows?: number | null;
  /** In kilobytes (1,000 bytes). */ total_size?: number | null;
  rows_written?: number;
  bytes_written?: number;
  sha256?: string | null;
}
export interface CountJson {
  calculated_count?: number;
  maximum_limit?: number;
  calculated_transaction_count?: number;
  maximum_transaction_limit?: number;
}
interface AgencyJson {
  toptier_agency_id?: number;
  name?: string;
  toptier_code?: string;
}
export interface AgenciesJson {
  agencies?: { cfo_agencies?: AgencyJson[]; other_agencies?: AgencyJson[] } | [];
  sub_agencies?: { subtier_agency_name?: string }[];
}
export interface MonthlyFilesJson {
  monthly_files?: {
    agency_name?: string;
    agency_acronym?: string | null;
    file_name?: string;
    fiscal_year?: number | null;
    updated_date?: string;
    url?: string;
    ready?: boolean;
  }[];
}
export interface BudgetFunctionsJson {
  results?: { budget_function_code?: string; budget_function_title?: string }[];
}
export interface BudgetSubfunctionsJson {
  results?: { budget_subfunction_code?: string; budget_subfunction_title?: string }[];
}
