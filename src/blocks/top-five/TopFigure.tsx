import { useContext } from 'react';
import { Panel } from '@/blocks/panel';
import { useOpenSearch } from '@/blocks/search-ways';
import { BarRows } from '@/charts/bar-rows/BarRows';
import { moneyShort, percent } from '@/domain/format';
import { FigureSubjectContext } from '@/lib/figureSubject';
import type { ProfileYear } from '@/domain/profileYears';
import type { Answer } from '@/lib/requests/useAnswer';
import { topLists, type TopList } from './topCategories';
import { topBars, topColumns, type TopRow } from './topRows';

/** Room of five rows, so that nothing moves when they come. */
const HEIGHT = 250;

/** What every list of a profile shares. */
export interface TopFigureFrame {
  /** Dollars that shares are of; null where they are not known. */
  total: number | null;
  /** The year of the profile: names lead to other profiles in it. */
  year: ProfileYear;
  /** Begins the name of a file: `california-fy2025`. */
  file: string;
  /** The tab in words, to stand in files and images: `Contracts`. */
  view: string;
}
export interface TopFigureProps<Q, A> extends TopFigureFrame {
  list: TopList;
  title?: string;
  unit?: string;
  answer: Answer<Q, A>;
  rows: (value: A) => readonly TopRow[];
}

/** One short list of the largest: a figure of its own, that waits, is empty and fails alone. */
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
  const whole = shareless ? undefined : total;
  const actionOf = ({ key, search }: TopRow) => {
    if (!search) return undefined;
    const words = busy === key ? 'Opening…' : list === 'awards' ? 'View this award' : 'View awards';
    return {
      label: failed === key ? 'Not opened. Try again' : words,
      done: busy === key,
      onClick: () => void open({ key, filters: () => search }),
    };
  };
  const summary = (shown: readonly TopRow[]) => {
    const [first] = shown;
    const share = percent(first?.amount, whole, 1);
    // Amounts of another kind than the total are not of the period alone, as their note says.
    const named = period && !shareless ? ` (${period})` : '';
    const part = share === percent(null, null) ? '' : `, ${share} of the total`;
    return first && first.amount !== null
      ? `${first.label} leads with ${moneyShort(first.amount, 2)}${part}${named}.`
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
      columns={topColumns(title, whole)}
      file={`${file}-top-${list.replaceAll('_', '-')}`}
      summary={(_, shown) => summary(shown)}
      emptyText={`No ${one} has an amount here.`}
    >
      {(_, shown) => <BarRows label={title} rows={topBars(shown, whole, actionOf)} />}
    </Panel>
  );
}
