import { useContext } from 'react';
import { Panel } from '@/blocks/panel';
import { useOpenSearch } from '@/blocks/open-search';
import { BarRows } from '@/charts/bar-rows/BarRows';
import { moneyShort, percent } from '@/domain/format';
import { FigureSubjectContext } from '@/lib/figureSubject';
import type { ProfileYear } from '@/domain/profileYears';
import type { Answer } from '@/lib/requests/useAnswer';
import { topLists, type TopListKey } from './topCategories';
import { findNamedRow, topBars, topColumns, type TopRow } from './topRows';

/** Height of five rows in CSS pixels, reserved so that nothing moves when they load. */
const MIN_HEIGHT = 250;

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
  list: TopListKey;
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
  const { rowNoun, relation, note = relation, shareless } = topLists[list];
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
  const formatSummary = (shownRows: readonly TopRow[]) => {
    const firstRow = findNamedRow(shownRows);
    if (!firstRow) return undefined;
    const share = percent(firstRow.amount, shareTotal, 1);
    // Amounts without a share are not limited to the period.
    const periodNote = period && !shareless ? ` (${period})` : '';
    const shareNote = share === percent(null, null) ? '' : `, ${share} of the total`;
    return `${firstRow.label} leads with ${moneyShort(firstRow.amount, 2)}${shareNote}${periodNote}.`;
  };
  return (
    <Panel
      title={title}
      // The title of a list of awards names their group: `Contract Awards`.
      view={list === 'awards' ? undefined : view}
      headingLevel={3}
      small
      minHeight={answer.value === null ? MIN_HEIGHT : undefined}
      note={note}
      unit={unit}
      answer={answer}
      rows={rows}
      columns={topColumns(title, shareTotal)}
      file={`${file}-top-${list.replaceAll('_', '-')}`}
      summary={(_, shownRows) => formatSummary(shownRows)}
      emptyText={`No ${rowNoun} has an amount for these awards. Try another year.`}
    >
      {(_, shownRows) => <BarRows label={title} rows={topBars(shownRows, shareTotal, getAction)} />}
    </Panel>
  );
}
