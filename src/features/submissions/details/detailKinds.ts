import { text, type Parameter } from '@/lib/address';
import type { SubmissionFigures } from '@/domain/submissions/submission';

/** The five statistics of a submission, each with a dialog of its own; the last two are one kind of it. */
export type DetailKind = 'publications' | 'missing' | 'differences' | 'contracts' | 'assistance';
/** The submission that a dialog is about. */
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
/** The dialog that an address asks for: `differences-097` is that of agency 097. Undefined where it names no kind. */
export const detailAsked = (written: string): { kind: DetailKind; of: string } | undefined => {
  const [, kind = '', of = ''] = /^([a-z]+)-(.+)$/.exec(written) ?? [];
  return Object.hasOwn(detailTitles, kind) ? { kind: kind as DetailKind, of } : undefined;
};
/** What the address says of the open dialog: a kind, and of what, as `of` tells in a pattern. */
export const detailsOf = (of: RegExp): Parameter<string> =>
  text(new RegExp(`^(?:${Object.keys(detailTitles).join('|')})-${of.source}$`));
