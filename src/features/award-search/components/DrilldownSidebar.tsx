import { useEffect, useRef, useState, type ReactNode } from 'react';
import { usePorts } from '@/lib/ports';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { ErrorBoundary } from '@/ui/Status';
import { drilldowns, type DrilldownCategory, type DrilldownRow } from '../controls/controlLayouts';
import { findControl } from '../controls/controlTable';
import { ChipLine } from './ChipLine';
import { DrilldownLead } from './DrilldownLead';
import { HelpSlider } from './HelpSlider';
import { useChosen } from './useChosen';
import './drilldown.scss';

/** The open level: one filter if `row` is set, the filters of a category if only `category` is set, otherwise all categories. */
interface Level {
  category?: DrilldownCategory;
  row?: DrilldownRow;
}
const getRows = ({ sections }: DrilldownCategory) => sections.flatMap(({ rows }) => rows);
const getHelp = ({ category, row }: Level): { slug: string; name: string } => {
  if (row) return { slug: findControl(row.key).help, name: `About the ${row.title} filter` };
  return category
    ? { slug: category.help, name: `About the ${category.title} filters` }
    : { slug: 'learn-filters-panel', name: 'Learn more about the Filter Categories' };
};

interface LevelProps {
  onOpen: (level: Level) => void;
}
function Categories({ onOpen }: LevelProps) {
  return (
    <ul className="drilldown__list">
      {drilldowns.map((category) => {
        const { key, icon, title, description } = category;
        const rows = getRows(category);
        return (
          <DrilldownLead
            key={key}
            id={key}
            {...{ icon, title, description, rows }}
            onOpen={() => onOpen({ category, row: rows.length === 1 ? rows[0] : undefined })}
          />
        );
      })}
    </ul>
  );
}
function CategoryFilters({ category, onOpen }: LevelProps & { category: DrilldownCategory }) {
  return category.sections.map(({ caption, rows }) => (
    <section key={caption} className="drilldown__section" aria-label={caption || category.title}>
      {caption && <h4 className="drilldown__caption">{caption}</h4>}
      <ul className="drilldown__list">
        {rows.map((row) => (
          <DrilldownLead
            key={row.key}
            id={row.key}
            title={row.title}
            rows={[row]}
            onOpen={() => onOpen({ category, row })}
          />
        ))}
      </ul>
    </section>
  ));
}
function Filter({ row }: { row: DrilldownRow }) {
  const { groups } = useChosen([row]);
  const control = findControl(row.key);
  return (
    <>
      {control.bare && <ChipLine label={`Chosen: ${row.title}`} groups={groups} />}
      <ErrorBoundary resetKey={control.key}>
        <control.Control />
      </ErrorBoundary>
    </>
  );
}

/** Renders all filters in three levels: categories, the filters of a category, and one filter. `foot` stays visible on all levels. */
export default function DrilldownSidebar({ foot }: { foot?: ReactNode }) {
  const { track } = usePorts();
  const [level, setLevel] = useState<Level>({});
  const [isHelpOpen, setHelpOpen] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // Focus target after a change of level: '' for the heading when going down, or the key of the row to return to when going up.
  const focusTarget = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (focusTarget.current === undefined) return;
    const leadKey = focusTarget.current;
    focusTarget.current = undefined;
    (leadKey
      ? panel.current?.querySelector<HTMLElement>(`[data-lead="${leadKey}"]`)
      : heading.current
    )?.focus();
  }, [level]);
  const open = (newLevel: Level, leadKey = '') => {
    focusTarget.current = leadKey;
    setHelpOpen(false);
    setLevel(newLevel);
  };
  const { category, row } = level;
  const title = row?.title ?? category?.title;
  const handleBack = () =>
    row && category && getRows(category).length > 1
      ? open({ category }, row.key)
      : open({}, category?.key);
  const handleHelp = (isOpen: boolean) => {
    setHelpOpen(isOpen);
    track('searchHelp', isOpen ? 'Open' : 'Close', title ?? 'Filter categories');
  };
  const help = getHelp(level);
  return (
    <div className="drilldown" ref={panel}>
      <div className="drilldown__body" inert={isHelpOpen}>
        {category && (
          <Button look="text" className="drilldown__back" onClick={handleBack}>
            <Icon name="chevron-left" />
            Back
          </Button>
        )}
        <h3 className="drilldown__heading" tabIndex={-1} ref={heading}>
          {title ?? 'Search by...'}
        </h3>
        {!category && <Categories onOpen={open} />}
        {category && !row && <CategoryFilters category={category} onOpen={open} />}
        {row && <Filter row={row} />}
      </div>
      <div className="drilldown__foot">
        {help.slug && <HelpSlider {...help} open={isHelpOpen} onOpen={handleHelp} />}
        {foot}
      </div>
    </div>
  );
}
