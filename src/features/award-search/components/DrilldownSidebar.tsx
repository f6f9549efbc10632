import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { selectStaged, selectView, type FilterChip } from '@/blocks/search-filters';

import { useToday } from '@/lib/today';
import { usePorts } from '@/lib/ports';
import { useThunkDispatch } from '@/lib/redux';
import { Icon } from '@/ui/Icon';
import { ErrorBoundary } from '@/ui/Status';
import { useCodeNames } from '../useCodeNames';
import { chipsIn, chosenIn } from '../controls/controlChoices';
import { drilldown, type DrilldownCategory, type DrilldownRow } from '../controls/controlLayouts';
import { controlOf } from '../controls/controlTable';
import type { SearchPageState } from '../state/searchPageState';
import { ChipLine } from './ChipLine';
import { DrilldownLead } from './DrilldownLead';
import { HelpSlider } from './HelpSlider';
import './drilldown.scss';

/**
 * All filters as a drilldown of three levels: five categories, their filters, one filter. `foot` stays visible at the bottom, below the
 * help.
 */
export default function DrilldownSidebar({ foot }: { foot?: ReactNode }) {
  const dispatch = useThunkDispatch<SearchPageState>();
  const { track, announce } = usePorts();
  const filters = useSelector(selectStaged);
  const { spendingLevel: level } = useSelector(selectView);
  const [category, setCategory] = useState<DrilldownCategory>();
  const [row, setRow] = useState<DrilldownRow>();
  const [help, setHelp] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // Where focus goes after a step: '' is the heading (on the way down), a key is the row that led there (on the way up).
  const focusTo = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (focusTo.current === undefined) return;
    const lead = focusTo.current;
    focusTo.current = undefined;
    (lead
      ? panel.current?.querySelector<HTMLElement>(`[data-lead="${lead}"]`)
      : heading.current
    )?.focus();
  }, [category, row]);

  const today = useToday();
  const nameOf = useCodeNames();
  const rowsOf = (entry: DrilldownCategory) => entry.sections.flatMap((section) => section.rows);
  const countOf = ({ key }: DrilldownRow) => chosenIn(controlOf(key), filters, { today, level });
  const handleRemove = (chip: FilterChip) => {
    chip.remove.forEach((action) => dispatch(action));
    announce(`${chip.text} removed`);
  };
  const open = (
    next: DrilldownCategory | undefined,
    nextRow: DrilldownRow | undefined,
    lead: string,
  ) => {
    focusTo.current = lead;
    setHelp(false);
    setCategory(next);
    setRow(nextRow);
  };
  const handleBack = () =>
    row && category && rowsOf(category).length > 1
      ? open(category, undefined, row.key)
      : open(undefined, undefined, category?.key ?? '');
  const handleHelp = (next: boolean) => {
    setHelp(next);
    track(
      'searchHelp',
      next ? 'Open' : 'Close',
      row?.title ?? category?.title ?? 'Filter categories',
    );
  };
  const control = row && controlOf(row.key);
  const slug = control ? control.help : (category?.help ?? 'learn-filters-panel');
  const helpName = row
    ? `About the ${row.title} filter`
    : category
      ? `About the ${category.title} filters`
      : 'Learn more about the Filter Categories';
  return (
    <div className="drilldown" ref={panel}>
      <div className="drilldown__body" inert={help}>
        {category && (
          <button
            type="button"
            className="usa-button usa-button--unstyled drilldown__back"
            onClick={handleBack}
          >
            <Icon name="chevron-left" />
            Back
          </button>
        )}
        <h3 className="drilldown__heading" tabIndex={-1} ref={heading}>
          {row?.title ?? category?.title ?? 'Search by...'}
        </h3>
        {!category && (
          <ul className="drilldown__list">
            {drilldown.map((entry) => {
              const rows = rowsOf(entry);
              return (
                <DrilldownLead
                  key={entry.key}
                  id={entry.key}
                  icon={entry.icon}
                  title={entry.title}
                  description={entry.description}
                  count={rows.reduce((sum, each) => sum + countOf(each), 0)}
                  groups={rows.flatMap(({ key }) =>
                    chipsIn(controlOf(key), filters, today, nameOf),
                  )}
                  onRemove={handleRemove}
                  onOpen={() => open(entry, rows.length === 1 ? rows[0] : undefined, '')}
                />
              );
            })}
          </ul>
        )}
        {category &&
          !row &&
          category.sections.map(({ caption, rows }) => (
            <section
              key={caption}
              className="drilldown__section"
              aria-label={caption || category.title}
            >
              {caption && <h4 className="drilldown__caption">{caption}</h4>}
              <ul className="drilldown__list">
                {rows.map((entry) => (
                  <DrilldownLead
                    key={entry.key}
                    id={entry.key}
                    title={entry.title}
                    count={countOf(entry)}
                    groups={chipsIn(controlOf(entry.key), filters, today, nameOf)}
                    onRemove={handleRemove}
                    onOpen={() => open(category, entry, '')}
                  />
                ))}
              </ul>
            </section>
          ))}
        {control && (
          <>
            {control.bare && (
              <ChipLine
                label={`Chosen: ${row.title}`}
                groups={chipsIn(control, filters, today, nameOf)}
                onRemove={handleRemove}
              />
            )}
            <ErrorBoundary resetKey={control.key}>
              <control.Control />
            </ErrorBoundary>
          </>
        )}
      </div>
      <div className="drilldown__foot">
        {slug && <HelpSlider slug={slug} name={helpName} open={help} onOpen={handleHelp} />}
        {foot}
      </div>
    </div>
  );
}
