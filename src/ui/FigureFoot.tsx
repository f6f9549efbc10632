import { useState, type RefObject } from 'react';
import type { FigureData } from './figure/tools';
import type { FigureWords } from './figure/about';
import type { SentApiRequest } from './figure/FigureRequest';
import { usePorts } from '@/lib/ports';
import { lazyComponent } from './lazyComponent';
import { useCopied } from './useCopied';
import { loadFigureTools, useFigureFile } from './useFigureFile';

const Citation = lazyComponent(
  async () => ({ default: (await loadFigureTools()).FigureCitation }),
  {
    name: 'The citation',
    look: 'line',
  },
);
const Request = lazyComponent(async () => ({ default: (await loadFigureTools()).FigureRequest }), {
  name: 'The request',
  look: 'line',
});

export interface FigureFootProps {
  /** The texts of the figure without the address, which is that of the page at the moment of use. */
  words: Omit<FigureWords, 'address'>;
  anchor: string;
  /** The author name in citations. */
  site: string;
  /** The element that contains the chart. */
  drawn: RefObject<HTMLElement | null>;
  csv?: FigureData & { fileName: string; label?: string };
  apiRequest?: SentApiRequest;
  hasTable: boolean;
  /** Whether the content can be saved as an image. */
  hasPicture: boolean;
  /** Whether new data is loading, so that the content does not match the address yet. */
  stale: boolean;
  asTable: boolean;
  onTable: (asTable: boolean) => void;
}

/** The actions of a figure: table view, downloads, citation, link and API request. */
export function FigureFoot({
  words,
  anchor,
  site,
  drawn,
  csv,
  apiRequest,
  hasTable,
  hasPicture,
  stale,
  asTable,
  onTable,
}: FigureFootProps) {
  const [open, setOpen] = useState<'request' | 'citation'>();
  const [copied, copy] = useCopied();
  const { make, problem } = useFigureFile();
  const { announce } = usePorts();
  const link = () => `${window.location.href.replace(/#.*$/, '')}#${anchor}`;
  const whole = (): FigureWords => ({ ...words, address: link() });
  const name = (csv?.fileName ?? anchor).replace(/\.csv$/, '');
  // Files and citations contain the address, so they wait for the data that belongs to it.
  const whenCurrent = (act: () => void) => () => {
    if (stale) announce('New data is loading. Try again in a moment.');
    else act();
  };
  const handlePicture = (kind: 'png' | 'svg') =>
    make(kind, ({ savePicture }) => savePicture(name, kind, drawn.current!, whole()));
  const held = { 'aria-disabled': stale || undefined };
  const action = (label: string, onClick: () => void, pressed?: object) => (
    <button
      type="button"
      className="usa-button usa-button--unstyled"
      {...pressed}
      onClick={onClick}
    >
      {label}
    </button>
  );
  const opener = (label: string, part: 'request' | 'citation') =>
    action(label, () => setOpen(open === part ? undefined : part), {
      'aria-expanded': open === part,
    });
  return (
    <>
      <div className="figure__foot">
        {hasTable &&
          action(asTable ? 'View as chart' : 'View as table', () => onTable(!asTable), {
            'aria-pressed': asTable,
          })}
        {csv &&
          action(
            csv.label ?? 'Download CSV',
            whenCurrent(() => make('csv', ({ saveRows }) => saveRows(csv.fileName, csv, whole()))),
            held,
          )}
        {hasPicture &&
          action(
            'Download PNG',
            whenCurrent(() => handlePicture('png')),
            held,
          )}
        {hasPicture &&
          action(
            'Download SVG',
            whenCurrent(() => handlePicture('svg')),
            held,
          )}
        {apiRequest && opener('API request', 'request')}
        {opener('Cite', 'citation')}
        {action('Copy link', () => copy(link(), 'Link'))}
      </div>
      {problem}
      {copied.said && (
        <p className="figure__copied">
          {/* Screen readers already got this from the announcer. */}
          <span aria-hidden="true">{copied.said}</span>
          {copied.refused && (
            <input
              className="usa-input"
              readOnly
              aria-label="Copy the text below"
              value={copied.refused}
              onFocus={(event) => event.target.select()}
            />
          )}
        </p>
      )}
      {open === 'request' && apiRequest && (
        <Request request={apiRequest} onCopy={(curl) => copy(curl, 'Request')} />
      )}
      {open === 'citation' && !stale && <Citation words={whole()} site={site} onCopy={copy} />}
    </>
  );
}
