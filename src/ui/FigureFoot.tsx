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
  /** All but the address, which is the page's at the time. */
  words: Omit<FigureWords, 'address'>;
  anchor: string;
  /** Who is cited. */
  site: string;
  /** The element that holds what is drawn. */
  drawn: RefObject<HTMLElement | null>;
  csv?: FigureData & { fileName: string; label?: string };
  apiRequest?: SentApiRequest;
  hasTable: boolean;
  /** What is shown can be saved as a picture. */
  hasPicture: boolean;
  /** Another answer is on its way: what is shown is no longer what the address asks for. */
  stale: boolean;
  asTable: boolean;
  onTable: (asTable: boolean) => void;
}

/** What can be done with a figure: seen as a table, saved, cited, linked to; and the request behind it. */
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
  // Files and citations name the address: they wait for the answer that belongs to it.
  const whenCurrent = (act: () => void) => () => {
    if (stale) announce('New data is on its way. Try again in a moment.');
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
          {/* The announcer has said it. */}
          <span aria-hidden="true">{copied.said}</span>
          {copied.refused && (
            <input
              className="usa-input"
              readOnly
              aria-label="To copy by hand"
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
