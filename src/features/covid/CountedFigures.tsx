import { KeyFigures, type KeyFigure } from '@/blocks/profile';
import type { OverviewAmounts } from '@/domain/disaster/overview';
import { money, profileMoney } from '@/domain/format';

/** Returns the figures of the totals; `amounts` is null while they load. */
export const totalFigures = (amounts: OverviewAmounts | null): readonly KeyFigure[] =>
  (
    [
      ['Total Budgetary Resources', amounts?.resources],
      ['Total Obligations', amounts?.obligations],
      ['Total Outlays', amounts?.outlays],
    ] as const
  ).map(([label, value]) => ({ label, value: profileMoney(value), exact: money(value) }));

export interface CountedFiguresProps {
  figures: readonly KeyFigure[];
  /** The message if the count among the figures failed; the others are still shown. */
  failed: string | false | null;
  onRetry: () => void;
}
/** Key figures, one of which is a count that is requested and fails on its own. */
export function CountedFigures({ figures, failed, onRetry }: CountedFiguresProps) {
  return (
    <>
      <KeyFigures figures={figures} />
      {failed && (
        <p className="covid-count-failed" role="status">
          {failed}{' '}
          <button type="button" className="usa-button usa-button--unstyled" onClick={onRetry}>
            Count again
          </button>
        </p>
      )}
    </>
  );
}
