/** Answers of the calls below `v2/download/` and `v2/bulk_download/`, as sent. */
export interface CreatedJson { file_name?: string; file_url?: string }
export interface StatusJson {
  status?: string; message?: string | null; file_url?: string; seconds_elapsed?: string | number | null; total_rows?: number | null; /** Thousands of bytes. */ total_size?: number | null;
  rows_written?: number; bytes_written?: number; sha256?: string | null;
}
export interface CountJson { calculated_count?: number; maximum_limit?: number; rows_gt_limit?: boolean; calculated_transaction_count?: number; maximum_transaction_limit?: number; transaction_rows_gt_limit?: boolean }
