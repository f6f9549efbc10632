import type { FileFormat } from '@/services/downloads/downloadService';

export const fileFormats: readonly { key: FileFormat; label: string }[] = [
  { key: 'csv', label: 'CSV' },
  { key: 'tsv', label: 'TSV' },
  { key: 'pstxt', label: 'TXT (Pipe Delimited)' },
];
