import { text, type Parameter } from '@/lib/url/address';
import type { SubmissionFigures } from '@/domain/submissions/submission';

/** The statistics of a submission that have a dialog. */
export type DetailKind = 'publications' | 'missing' | 'differences' | 'contracts' | 'assistance';
/** The submission that a dialog shows. */
export interface DetailSubject extends Pick<
  SubmissionFigures,
  'gtasObligations' | 'missingObligations'
> {
  toptierCode: string;
  agency: string;
  fy: number;
  period: number;
}
export const detailTitles: Readonly<Record<DetailKind, string>> = {
  publications: 'Publication and Certification History',
  missing: 'Number of TASs Missing from Account Balance Data',
  differences: 'Reporting Difference in Obligations',
  contracts: 'Number of Unlinked Contract Awards',
  assistance: 'Number of Unlinked Assistance Awards',
};
/** Returns the dialog and subject in an address value such as `differences-097`, or undefined if there is no such dialog. */
export const parseDetail = (
  value: string,
): { kind: DetailKind; subjectKey: string } | undefined => {
  const [, kind = '', subjectKey = ''] = /^([a-z]+)-(.+)$/.exec(value) ?? [];
  return Object.hasOwn(detailTitles, kind) ? { kind: kind as DetailKind, subjectKey } : undefined;
};
/** Returns the address parameter of the open dialog: a kind, and a subject that matches `pattern`. */
export const detailsParameter = (pattern: RegExp): Parameter<string> =>
  text(new RegExp(`^(?:${Object.keys(detailTitles).join('|')})-${pattern.source}$`));
