import { plural } from '@/domain/format';
import { usePorts } from '@/lib/ports';
import { Icon } from '@/ui/Icon';
import { LONGEST_TERM } from '../dictionaryAddress';

const INPUT = 'dictionary-term';
const COUNT = 'dictionary-count';

export interface DictionaryToolsProps {
  /** The text in the search box, and the search term derived from it. */
  input: string;
  term: string;
  /** Number of matching elements, and of all elements. */
  matchCount: number;
  totalCount: number;
  /** URL of the file; '' if there is none. */
  download: string;
  onInput: (input: string) => void;
}

/** Renders the search box, the number of matches, and the download. */
export function DictionaryTools({
  input,
  term,
  matchCount,
  totalCount,
  download,
  onInput,
}: DictionaryToolsProps) {
  const { track } = usePorts();
  const elements = plural(matchCount, 'element');
  return (
    <div className="dictionary__tools">
      <div className="dictionary__search" role="search">
        <label htmlFor={INPUT}>Search by Term</label>
        <input
          id={INPUT}
          type="search"
          className="usa-input"
          value={input}
          maxLength={LONGEST_TERM}
          aria-describedby={COUNT}
          onChange={(event) => onInput(event.target.value)}
        />
      </div>
      <p id={COUNT} className="dictionary__count" role="status">
        {term ? `${elements} of ${totalCount} with “${term}”` : elements}
      </p>
      {download && (
        <a
          className="usa-button usa-button--outline"
          href={download}
          download
          onClick={() => track('dictionaryDownload')}
        >
          <Icon name="download" />
          Download
        </a>
      )}
    </div>
  );
}
