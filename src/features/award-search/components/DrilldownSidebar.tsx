import { lazy, Suspense, useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { selectStaged, selectView, type ChipGroup, type FilterChip } from '@/blocks/search-filters';
import { isoDay } from '@/domain/fiscal';
import { usePorts } from '@/lib/ports';
import { useThunkDispatch } from '@/lib/redux';
import { Chips } from '@/ui/Chips';
import { Icon } from '@/ui/Icon';
import { ErrorBoundary, Loading } from '@/ui/Status';
import { chipsIn, chosenIn, controlOf, drilldown, type DrilldownCategory, type DrilldownRow } from '../controls/controlTable';
import type { SearchPageState } from '../state/searchResults';
import { chosenText } from './chosenText';

const HelpText = lazy(async () => ({ default: (await import('./FilterHelp')).HelpText }));
/** Pixels that an arrow moves a row of chips. */
const STEP = 160;

/** Chosen values in one line that scrolls sideways, by pointer, arrows or by moving the focus. */
function ChipLine({ label, groups, onRemove }: { label: string; groups: readonly ChipGroup[]; onRemove: (chip: FilterChip) => void }) {
  const line = useRef<HTMLDivElement>(null);
  const [wide, setWide] = useState(false);
  const items = groups.flatMap((group) => group.chips.map((chip) => ({ key: `${group.caption}${chip.key}`, label: chip.text, onRemove: () => onRemove(chip) })));
  useEffect(() => { setWide((line.current?.scrollWidth ?? 0) > (line.current?.clientWidth ?? 0)); }, [items.length]);
  if (!items.length) return null;
  const arrow = (name: 'chevron-left' | 'chevron-right', words: string, by: number) => <button type="button" className="chip-line__arrow" aria-label={`${words}: ${label}`} onClick={() => line.current?.scrollBy?.({ left: by })}><Icon name={name} /></button>;
  return (
    <div className="chip-line">
      {wide && arrow('chevron-left', 'Scroll back', -STEP)}
      <div className="chip-line__chips" ref={line}><Chips label={label} items={items} /></div>
      {wide && arrow('chevron-right', 'Scroll on', STEP)}
    </div>
  );
}

/** The help of the level in view: a line at the bottom, which opens over the panel. */
function HelpSlider({ slug, name, open, onOpen }: { slug: string; name: string; open: boolean; onOpen: (open: boolean) => void }) {
  const id = useId();
  const handleKeyDown = (event: KeyboardEvent) => { if (event.key === 'Escape' && open) { event.stopPropagation(); onOpen(false); } };
  return (
    <div className={`help-slider${open ? ' help-slider--open' : ''}`} onKeyDown={handleKeyDown}>
      <button type="button" className="help-slider__button" aria-expanded={open} aria-controls={id} onClick={() => onOpen(!open)}>{name}<Icon name={open ? 'chevron-down' : 'chevron-up'} /></button>
      <div id={id} className="help-slider__text" role="region" aria-label={name} hidden={!open} tabIndex={0}>{open && <h3 className="usa-sr-only">{name}</h3>}{open && <ErrorBoundary resetKey={slug}><Suspense fallback={<Loading />}><HelpText slug={slug} headingLevel={3} /></Suspense></ErrorBoundary>}</div>
    </div>
  );
}

/** A card or row that leads one level down, with what is chosen below it. */
function Lead({ id, icon, title, description, count, groups, onOpen, onRemove }: { id: string; icon?: DrilldownCategory['icon']; title: string; description?: string; count: number; groups: readonly ChipGroup[]; onOpen: () => void; onRemove: (chip: FilterChip) => void }) {
  return (
    <li className={icon ? 'drilldown__card' : 'drilldown__row'}>
      <button type="button" className="drilldown__lead" data-lead={id} onClick={onOpen}>
        {icon && <Icon name={icon} className="icon drilldown__icon" />}
        <span className="drilldown__words"><span className="drilldown__title">{title}</span>{description && <span className="drilldown__description">{description}</span>}</span>
        {count > 0 && <span className="disclosure__badge">{chosenText(count)}</span>}
        <Icon name="chevron-right" />
      </button>
      <ChipLine label={`Chosen: ${title}`} groups={groups} onRemove={onRemove} />
    </li>
  );
}

/** All filters as a drilldown of three levels: five categories, their filters, one filter. `foot` stays in sight below them, under the help. */
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
  // Where the focus goes after a step: to the heading on the way down, to the row that led there on the way up.
  const focusTo = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (focusTo.current === undefined) return;
    const lead = focusTo.current;
    focusTo.current = undefined;
    (lead ? panel.current?.querySelector<HTMLElement>(`[data-lead="${lead}"]`) : heading.current)?.focus();
  }, [category, row]);

  const today = isoDay(new Date());
  const rowsOf = (entry: DrilldownCategory) => entry.sections.flatMap((section) => section.rows);
  const countOf = ({ key }: DrilldownRow) => chosenIn(controlOf(key), filters, { today, level });
  const handleRemove = (chip: FilterChip) => { chip.remove.forEach((action) => dispatch(action)); announce(`${chip.text} removed`); };
  const open = (next: DrilldownCategory | undefined, nextRow: DrilldownRow | undefined, lead: string) => { focusTo.current = lead; setHelp(false); setCategory(next); setRow(nextRow); };
  const handleBack = () => (row && category && rowsOf(category).length > 1 ? open(category, undefined, row.key) : open(undefined, undefined, category?.key ?? ''));
  const handleHelp = (next: boolean) => {
    setHelp(next);
    track({ category: 'Advanced Search', action: next ? 'Open filter help' : 'Close filter help', label: row?.title ?? category?.title ?? 'Filter categories' });
  };
  const control = row && controlOf(row.key);
  const slug = control ? control.help : category?.help ?? 'learn-filters-panel';
  const helpName = row ? `About the ${row.title} filter` : category ? `About the ${category.title} filters` : 'Learn more about the Filter Categories';
  return (
    <div className="drilldown" ref={panel}>
      <div className="drilldown__body" inert={help}>
        {category && <button type="button" className="usa-button usa-button--unstyled drilldown__back" onClick={handleBack}><Icon name="chevron-left" />Back</button>}
        <h3 className="drilldown__heading" tabIndex={-1} ref={heading}>{row?.title ?? category?.title ?? 'Search by...'}</h3>
        {!category && <ul className="drilldown__list">{drilldown.map((entry) => {
          const rows = rowsOf(entry);
          return <Lead key={entry.key} id={entry.key} icon={entry.icon} title={entry.title} description={entry.description} count={rows.reduce((sum, each) => sum + countOf(each), 0)} groups={rows.flatMap(({ key }) => chipsIn(controlOf(key), filters, today))} onRemove={handleRemove} onOpen={() => open(entry, rows.length === 1 ? rows[0] : undefined, '')} />;
        })}</ul>}
        {category && !row && category.sections.map(({ caption, rows }) => (
          <section key={caption} className="drilldown__section" aria-label={caption || category.title}>
            {caption && <h4 className="drilldown__caption">{caption}</h4>}
            <ul className="drilldown__list">{rows.map((entry) => <Lead key={entry.key} id={entry.key} title={entry.title} count={countOf(entry)} groups={chipsIn(controlOf(entry.key), filters, today)} onRemove={handleRemove} onOpen={() => open(category, entry, '')} />)}</ul>
          </section>
        ))}
        {control && (
          <>
            {control.bare && <ChipLine label={`Chosen: ${row.title}`} groups={chipsIn(control, filters, today)} onRemove={handleRemove} />}
            <ErrorBoundary resetKey={control.key}><Suspense fallback={<Loading />}><control.Control /></Suspense></ErrorBoundary>
          </>
        )}
      </div>
      <div className="drilldown__foot">{slug && <HelpSlider slug={slug} name={helpName} open={help} onOpen={handleHelp} />}{foot}</div>
    </div>
  );
}
