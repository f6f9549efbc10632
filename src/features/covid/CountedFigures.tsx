import { useContext } from 'react';
import { KeyFigures, type KeyFigure } from '@/blocks/profile';
import type { OverviewAmounts } from '@/domain/disaster/overview';
import { money, profileMoney } from '@/domain/format';
import { FigureSubjectContext } from '@/lib/figureSubject';
import { Button } from '@/ui/Button';

/** Returns the three total amounts as key figures. `amounts` is null until it has loaded. */
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
  /** The error message if the count failed to load. The other figures are still shown. */
  errorMessage: string | false | null;
  onRetry: () => void;
}
/** Shows key figures. One of them is a count with its own request, which can fail without the others. */
export function CountedFigures({ figures, errorMessage, onRetry }: CountedFiguresProps) {
  const { period } = useContext(FigureSubjectContext);
  return (
    <>
      <KeyFigures figures={figures} period={period} />
      {errorMessage && (
        <p className="covid-count-failed" role="status">
          {errorMessage}{' '}
          <Button look="text" onClick={onRetry}>
            Try again
          </Button>
        </p>
      )}
    </>
  );
}
