import { useState, type ButtonHTMLAttributes, type RefObject } from 'react';
import { Button } from './Button';
import type { FigureData } from './figure/tools';
import type { FigureTexts } from './figure/figureTexts';
import type { SentApiRequest } from './figure/FigureRequest';
import { usePorts } from '@/lib/ports';
import { lazyComponent } from './lazyComponent';
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
  anchor: string;
  /** The author name in citations. */
  site: string;
  frame: RefObject<HTMLElement | null>;
  csv?: FigureData & { fileName: string; label?: string };
  apiRequest?: SentApiRequest;
  hasTable: boolean;
  hasPicture: boolean;
  /** Whether new data is loading, so that the content does not match the address yet. */
  stale: boolean;
  isTable: boolean;
  onTable: (isTable: boolean) => void;
}

function Action({
  label,
  ...attributes
}: { label: string } & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <Button look="text" {...attributes}>
      {label}
    </Button>
  );
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

/** Renders the actions of a figure: table view, downloads, citation, link and API request. */
export function FigureFoot({
  texts,
  anchor,
  site,
  frame,
  csv,
  apiRequest,
  hasTable,
  hasPicture,
  stale,
  isTable,
  onTable,
}: FigureFootProps) {
  const [openPanel, setOpen] = useState<'request' | 'citation'>();
  const [copyResult, copy] = useCopied();
  const { make, problem } = useFigureFile();
  const { announce } = usePorts();
  const getLink = () => `${window.location.href.replace(/#.*$/, '')}#${anchor}`;
  const getTexts = (): FigureTexts => ({ ...texts, address: getLink() });
  const fileName = (csv?.fileName ?? anchor).replace(/\.csv$/, '');
  // Files and citations contain the address, so they wait for the data that belongs to it.
  const getDataActionProps = (act: () => void) => ({
    'aria-disabled': stale || undefined,
    onClick: () => (stale ? announce('New data is loading. Try again in a moment.') : act()),
  });
  const getToggleProps = (panel: 'request' | 'citation') => ({
    'aria-expanded': openPanel === panel,
    onClick: () => setOpen(openPanel === panel ? undefined : panel),
  });
  return (
    <>
      <div className="figure__foot">
        {hasTable && (
          <Action
            label={isTable ? 'View as chart' : 'View as table'}
            aria-pressed={isTable}
            onClick={() => onTable(!isTable)}
          />
        )}
        {csv && (
          <Action
            label={csv.label ?? 'Download CSV'}
            {...getDataActionProps(() =>
              make('csv', ({ saveRows }) => saveRows(csv.fileName, csv, getTexts())),
            )}
          />
        )}
        {hasPicture &&
          (['png', 'svg'] as const).map((kind) => (
            <Action
              key={kind}
              label={`Download ${kind.toUpperCase()}`}
              {...getDataActionProps(() =>
                make(kind, ({ savePicture }) =>
                  savePicture(fileName, kind, frame.current!, getTexts()),
                ),
              )}
            />
          ))}
        {apiRequest && <Action label="API request" {...getToggleProps('request')} />}
        <Action label="Cite" {...getToggleProps('citation')} />
        <Action label="Copy link" onClick={() => copy(getLink(), 'Link')} />
      </div>
      {problem}
      {copyResult.message && <CopiedNote copyResult={copyResult} />}
      {openPanel === 'request' && apiRequest && (
        <Request request={apiRequest} onCopy={(curl) => copy(curl, 'Request')} />
      )}
      {openPanel === 'citation' && !stale && (
        <Citation texts={getTexts()} site={site} onCopy={copy} />
      )}
    </>
  );
}
