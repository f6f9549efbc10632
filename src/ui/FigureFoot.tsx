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

const Citation = lazyComponent(
  async () => ({ default: (await loadFigureTools()).FigureCitation }),
  { name: 'The citation', look: 'line' },
);
const Request = lazyComponent(async () => ({ default: (await loadFigureTools()).FigureRequest }), {
  name: 'The API request',
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

type FigureAction = { label: string } & ButtonHTMLAttributes<HTMLButtonElement>;

/** Renders a visible action. Its short label is part of its name. */
function Action({ label, shortLabel, ...attributes }: FigureAction & { shortLabel: string }) {
  return (
    <Button look="text" aria-label={label} {...attributes}>
      {shortLabel}
    </Button>
  );
}
function MenuItem({ label, ...attributes }: FigureAction) {
  return (
    <li>
      <button type="button" {...attributes}>
        {label}
      </button>
    </li>
  );
}
/** Shows the figure of `frame` in full screen, and back. Renders nothing in a browser that cannot. */
function FullScreenItem({ frame }: Pick<FigureFootProps, 'frame'>) {
  const { announce } = usePorts();
  if (!document.fullscreenEnabled) return null;
  const figure = frame.current?.closest('.figure');
  const isFull = document.fullscreenElement === figure;
  const handlePress = () => {
    const change = isFull ? document.exitFullscreen() : figure?.requestFullscreen();
    change?.catch(() => announce('Your browser didn’t allow full screen.', 'assertive'));
  };
  return <MenuItem label={isFull ? 'Leave full screen' : 'Full screen'} onClick={handlePress} />;
}

/** Confirms a copy. If the browser refuses to copy, shows the text in a field for copying by hand. */
function CopiedNote({
  copyResult: { message, uncopiedText },
}: {
  copyResult: ReturnType<typeof useCopied>[0];
}) {
  return (
    <p className="figure__copied">
      {/* Screen readers already got this from the announcer. */}
      <span aria-hidden="true">{message}</span>
      {uncopiedText && (
        <input
          className="usa-input"
          readOnly
          aria-label="Text to copy"
          value={uncopiedText}
          onFocus={(event) => event.target.select()}
        />
      )}
    </p>
  );
}

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
  const fileName = (csv?.fileName ?? anchor).replace(/\.csv$/, '');
  // Files contain the address, so they wait for the data that belongs to it.
  const toFileAction = (kind: string, makeFile: Parameters<typeof make>[1], label?: string) => ({
    label: label ?? `Download ${kind.toUpperCase()}`,
    'aria-disabled': stale || undefined,
    onClick: () =>
      stale ? announce('New data is loading. Try again in a moment.') : make(kind, makeFile),
  });
  const pictures = (hasPicture ? (['png', 'svg'] as const) : []).map((kind) =>
    toFileAction(kind, ({ savePicture }) =>
      savePicture(fileName, kind, frame.current!, getTexts()),
    ),
  );
  const rows =
    csv &&
    toFileAction('csv', ({ saveRows }) => saveRows(csv.fileName, csv, getTexts()), csv.label);
  const [download, ...otherFiles] = rows ? [rows, ...pictures] : pictures;
  const table = {
    label: isTable ? 'View as chart' : 'View as table',
    onClick: () => onTable(!isTable),
  };
  const closePanel = () => {
    setOpen(undefined);
    menuButton.current?.focus();
  };
  return (
    <>
      <div className="figure__foot">
        {hasTable && !small && (
          <Action {...table} shortLabel={isTable ? 'Chart' : 'Table'} aria-describedby={titleId} />
        )}
        {download && <Action {...download} shortLabel="Download" aria-describedby={titleId} />}
        <Menu
          buttonRef={menuButton}
          button={{
            className: 'usa-button usa-button--unstyled',
            'aria-label': 'More actions',
            'aria-describedby': titleId,
            children: 'More',
          }}
        >
          {hasTable && small && <MenuItem {...table} />}
          {otherFiles.map((file) => (
            <MenuItem key={file.label} {...file} />
          ))}
          {apiRequest && <MenuItem label="API request" onClick={() => setOpen('request')} />}
          <MenuItem label="Cite" onClick={() => setOpen('citation')} />
          <MenuItem label="Copy link" onClick={() => copy(getLink(), 'Link')} />
          <FullScreenItem frame={frame} />
        </Menu>
      </div>
      {problem}
      {copyResult.message && <CopiedNote copyResult={copyResult} />}
      {openPanel === 'request' && apiRequest && (
        <Request
          request={apiRequest}
          title={texts.title}
          onCopy={(curl) => copy(curl, 'Request')}
          onClose={closePanel}
        />
      )}
      {openPanel === 'citation' && !stale && (
        <Citation texts={getTexts()} site={site} onCopy={copy} onClose={closePanel} />
      )}
    </>
  );
}
