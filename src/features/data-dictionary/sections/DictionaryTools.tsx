import { plural } from '@/domain/format';
import { usePorts } from '@/lib/ports';
import { Icon } from '@/ui/Icon';
import { LONGEST_TERM } from '../dictionaryAddress';

const INPUT = 'dictionary-term';
const COUNT = 'dictionary-count';

export interface DictionaryToolsProps {
  /** What stands in the box, and the part of it that is searched for. */
  input: string;
  term: string;
  /** Elements that are shown, and all there are. */
  shown: number;
  all: number;
  /** Address of the whole as a file; '' where there is none. */
  download: string;
  onInput: (input: string) => void;
}

/** The search box, how much it finds, and the download of the whole. */
export function DictionaryTools({
  input,
  term,
  shown,
  all,
  download,
  onInput,
}: DictionaryToolsProps) {
  const { track } = usePorts();
  const elements = plural(shown, 'element');
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
        {term ? `${elements} of ${all} with “${term}”` : elements}
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
