import { useState } from 'react';
import { plural } from '@/domain/format';

/** The values of one filter, under its caption; '' for one that says everything itself. */
export interface FilterWords {
  caption: string;
  values: readonly string[];
}
/** Values of one filter before the rest is asked for. */
const VALUES = 5;

function Values({ caption, values }: FilterWords) {
  const [all, setAll] = useState(false);
  return (
    <div className="download-filters__group">
      {caption && <dt>{caption}</dt>}
      <dd>
        {values.slice(0, all ? undefined : VALUES).join(', ')}
        {values.length > VALUES && (
          <>
            {' '}
            <button
              type="button"
              className="link-button"
              aria-expanded={all}
              onClick={() => setAll(!all)}
            >
              {all ? 'Show fewer' : `Show all ${values.length}`}
              <span className="usa-sr-only">{caption && ` of ${caption}`}</span>
            </button>
          </>
        )}
      </dd>
    </div>
  );
}

/** What a download is limited to (pages document §12.2): the search's filters, to be read and not changed. */
export function DownloadFilters({
  filters,
  count = filters.length,
}: {
  filters: readonly FilterWords[];
  /** How many filters they are, where a filter has several captions. */
  count?: number;
}) {
  return (
    <section className="download-filters" aria-label="Filters of this download">
      <p>{plural(count, 'Active Filter')}:</p>
      <dl>
        {filters.map(({ caption, values }) => (
          <Values key={`${caption} ${values[0]}`} caption={caption} values={values} />
        ))}
      </dl>
    </section>
  );
}
