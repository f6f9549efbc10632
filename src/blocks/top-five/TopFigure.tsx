import { useContext } from 'react';
import { Panel } from '@/blocks/panel';
import { useOpenSearch } from '@/blocks/open-search';
import { BarRows } from '@/charts/bar-rows/BarRows';
import { moneyShort, percent } from '@/domain/format';
import { FigureSubjectContext } from '@/lib/figureSubject';
import type { ProfileYear } from '@/domain/profileYears';
import type { Answer } from '@/lib/requests/useAnswer';
import { topLists, type TopList } from './topCategories';
import { topBars, topColumns, type TopRow } from './topRows';

/** Height of five rows in CSS pixels, reserved so that nothing moves when they load. */
const HEIGHT = 250;

/** The props that all lists of a profile share. */
export interface TopFigureFrame {
  /** Total in dollars for the percentages of the rows; null if unknown. */
  total: number | null;
  /** Year of the profile; names link to other profiles in the same year. */
  year: ProfileYear;
  /** Prefix of the file names: `california-fy2025`. */
  file: string;
  /** Label of the tab for files and images: `Contracts`. */
  view: string;
}
export interface TopFigureProps<Q, A> extends TopFigureFrame {
  list: TopList;
  title?: string;
  unit?: string;
  answer: Answer<Q, A>;
  rows: (value: A) => readonly TopRow[];
}

/** Renders a short list of the largest rows in a separate figure, with its own loading, empty and error states. */
export function TopFigure<Q, A>({
  list,
  title = topLists[list].title,
  unit = topLists[list].unit ?? 'Obligations, US dollars',
  answer,
  rows,
  total,
  file,
  view,
}: TopFigureProps<Q, A>) {
  const { open, busy, failed } = useOpenSearch();
  const { period } = useContext(FigureSubjectContext);
  const { one, relation, note = relation, shareless } = topLists[list];
  const shareTotal = shareless ? undefined : total;
  const getAction = ({ key, search }: TopRow) => {
    if (!search) return undefined;
    const buttonLabel =
      busy === key ? 'Opening…' : list === 'awards' ? 'View this award' : 'View awards';
    return {
      label: failed === key ? 'Couldn’t open the search. Try again' : buttonLabel,
      done: busy === key,
      onClick: () => void open({ key, filters: () => search }),
    };
  };
  const summary = (shownRows: readonly TopRow[]) => {
    const [first] = shownRows;
    const share = percent(first?.amount, shareTotal, 1);
    // Amounts without a share are not limited to the period.
    const periodNote = period && !shareless ? ` (${period})` : '';
    const shareNote = share === percent(null, null) ? '' : `, ${share} of the total`;
    return first && first.amount !== null
      ? `${first.label} leads with ${moneyShort(first.amount, 2)}${shareNote}${periodNote}.`
      : undefined;
  };
  return (
    <Panel
      title={title}
      view={view}
      headingLevel={3}
      minHeight={answer.value === null ? HEIGHT : undefined}
      note={note}
      unit={unit}
      answer={answer}
      rows={rows}
      columns={topColumns(title, shareTotal)}
      file={`${file}-top-${list.replaceAll('_', '-')}`}
      summary={(_, shown) => summary(shown)}
      emptyText={`No ${one} has an amount for these awards. Try another year.`}
    >
      {(_, shown) => <BarRows label={title} rows={topBars(shown, shareTotal, getAction)} />}
    </Panel>
  );
}
