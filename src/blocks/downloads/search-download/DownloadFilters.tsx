import { useState } from 'react';
import { plural } from '@/domain/format';

/** The caption and values of one filter. The caption is '' if the values need none. */
export interface FilterSummary {
  caption: string;
  values: readonly string[];
}
/** Number of values of a filter that are shown before it is expanded. */
const MAX_VALUES = 5;

function Values({ caption, values }: FilterSummary) {
  const [isExpanded, setIsExpanded] = useState(false);
  return (
    <div className="download-filters__group">
      {caption && <dt>{caption}</dt>}
      <dd>
        {values.slice(0, isExpanded ? undefined : MAX_VALUES).join(', ')}
        {values.length > MAX_VALUES && (
          <>
            {' '}
            <button
              type="button"
              className="link-button"
              aria-expanded={isExpanded}
              onClick={() => setIsExpanded(!isExpanded)}
            >
              {isExpanded ? 'Show fewer' : `Show all ${values.length}`}
              <span className="usa-sr-only">{caption && ` of ${caption}`}</span>
            </button>
          </>
        )}
      </dd>
    </div>
  );
}

/** Renders the read-only list of the search filters that limit a download (pages document §12.2). */
export function DownloadFilters({
  filters,
  count = filters.length,
}: {
  filters: readonly FilterSummary[];
  /** Number of filters. Required if one filter has several captions. */
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
