import { useRef, useState, type ButtonHTMLAttributes, type RefObject } from 'react';
import { Button } from './Button';
import type { FigureData } from './figure/tools';
import type { FigureTexts } from './figure/figureTexts';
import type { SentApiRequest } from './figure/FigureRequest';
import { usePorts } from '@/lib/ports';
import { lazyComponent } from './lazyComponent';
import { Menu } from './Menu';
import { useCopied } from './useCopied';
import { loadFigureTools, useFigureFile } from './useFigureFile';

const MenuItems = lazyComponent(
  async () => ({ default: (await loadFigureTools()).FigureMenuItems }),
  { name: 'The menu', look: 'line', waiting: <p className="menu__note">Loading…</p> },
);
const preloadMenu = (): void => {
  if (!MenuItems.isLoaded()) void MenuItems.preload();
};
/** Handlers of a figure that load its menu before it is opened, so that it opens at once and also without a network. */
export const menuPreloadHandlers = { onPointerEnter: preloadMenu, onFocus: preloadMenu };
const Details = lazyComponent(async () => ({ default: (await loadFigureTools()).FigureDetails }), {
  name: 'The citation',
  look: 'line',
});

export interface FigureFootProps {
  /** The texts of the figure without the address, which is read from the page when an action runs. */
  texts: Omit<FigureTexts, 'address'>;
  /** ID of the heading, which describes the actions. */ titleId: string;
  anchor: string;
  /** The author name in citations. */
  site: string;
  frame: RefObject<HTMLElement | null>;
  csv?: FigureData & { fileName: string; label?: string };
  apiRequest?: SentApiRequest;
  hasTable: boolean;
  hasPicture: boolean;
  /** Whether there is little space, so that the menu also has the table. */ small?: boolean;
  /** Whether new data is loading, so that the content does not match the address yet. */
  stale: boolean;
  isTable: boolean;
  onTable: (isTable: boolean) => void;
}

/** Renders a visible action. Its short label is part of its name. */
function Action({
  label,
  shortLabel,
  ...attributes
}: { label: string; shortLabel: string } & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <Button look="text" aria-label={label} {...attributes}>
      {shortLabel}
    </Button>
  );
}

const menuButtonProps = {
  className: 'usa-button usa-button--unstyled',
  'aria-label': 'More actions',
  children: 'More',
};

/** Renders the actions of a figure: table and download, and all others in a menu. A small figure has its table in the menu too. */
export function FigureFoot({
  texts,
  titleId,
  anchor,
  site,
  frame,
  csv,
  apiRequest,
  hasTable,
  hasPicture,
  small,
  stale,
  isTable,
  onTable,
}: FigureFootProps) {
  const [openPanel, setOpen] = useState<'request' | 'citation'>();
  const menuButton = useRef<HTMLButtonElement>(null);
  const [copyResult, copy] = useCopied();
  const { make, problem } = useFigureFile();
  const { announce } = usePorts();
  const getLink = () => `${window.location.href.replace(/#.*$/, '')}#${anchor}`;
  const getTexts = (): FigureTexts => ({ ...texts, address: getLink() });
  const kinds = [
    ...(csv ? ['csv' as const] : []),
    ...(hasPicture ? (['png', 'svg'] as const) : []),
  ];
  // Files contain the address, so they wait for the data that belongs to it.
  const [download, ...otherFiles] = kinds.map((kind) => ({
    label: (kind === 'csv' && csv?.label) || `Download ${kind.toUpperCase()}`,
    'aria-disabled': stale || undefined,
    onClick: () =>
      stale
        ? announce('New data is loading. Try again in a moment.')
        : make(kind, ({ saveFigure }) =>
            saveFigure(kind, { name: anchor, csv, frame: frame.current!, texts: getTexts() }),
          ),
  }));
  const table = hasTable && {
    label: isTable ? 'View as chart' : 'View as table',
    onClick: () => onTable(!isTable),
  };
  const closePanel = () => {
    setOpen(undefined);
    menuButton.current?.focus();
  };
  const panel = stale && openPanel === 'citation' ? undefined : openPanel;
  return (
    <>
      <div className="figure__foot">
        {table && !small && (
          <Action {...table} shortLabel={isTable ? 'Chart' : 'Table'} aria-describedby={titleId} />
        )}
        {download && <Action {...download} shortLabel="Download" aria-describedby={titleId} />}
        <Menu buttonRef={menuButton} button={{ ...menuButtonProps, 'aria-describedby': titleId }}>
          <MenuItems
            frame={frame}
            opener={menuButton}
            actions={table && small ? [table, ...otherFiles] : otherFiles}
            hasRequest={apiRequest !== undefined}
            onPanel={setOpen}
            onCopyLink={() => copy(getLink(), 'Link')}
          />
        </Menu>
      </div>
      {problem}
      {(panel ?? copyResult.message) && (
        <Details
          panel={panel}
          request={apiRequest}
          copyResult={copyResult}
          texts={getTexts()}
          site={site}
          onCopy={copy}
          onClose={closePanel}
        />
      )}
    </>
  );
}
