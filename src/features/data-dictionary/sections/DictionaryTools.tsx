import { plural } from '@/domain/format';
import { usePorts } from '@/lib/ports';
import { Icon } from '@/ui/Icon';
import { MAX_TERM_LENGTH } from '../dictionaryAddress';

const INPUT_ID = 'dictionary-term';
const COUNT_ID = 'dictionary-count';

export interface DictionaryToolsProps {
  /** The text in the search box, and the search term derived from it. */
  input: string;
  term: string;
  /** Number of matching elements, and of all elements. */
  matchCount: number;
  totalCount: number;
  /** URL of the file; '' if there is none. */
  downloadUrl: string;
  onInput: (input: string) => void;
}

/** Renders the search box, the number of matches, and the download. */
export function DictionaryTools({
  input,
  term,
  matchCount,
  totalCount,
  downloadUrl,
  onInput,
}: DictionaryToolsProps) {
  const { track } = usePorts();
  const countText = plural(matchCount, 'element');
  return (
    <div className="dictionary__tools">
      <div className="dictionary__search" role="search">
        <label htmlFor={INPUT_ID}>Search by Term</label>
        <input
          id={INPUT_ID}
          type="search"
          className="usa-input"
          value={input}
          maxLength={MAX_TERM_LENGTH}
          aria-describedby={COUNT_ID}
          onChange={(event) => onInput(event.target.value)}
        />
      </div>
      <p id={COUNT_ID} className="dictionary__count" role="status">
        {term ? `${countText} of ${totalCount} with “${term}”` : countText}
      </p>
      {downloadUrl && (
        <a
          className="usa-button usa-button--outline"
          href={downloadUrl}
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
