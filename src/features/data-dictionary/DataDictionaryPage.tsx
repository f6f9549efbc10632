import { useEffect, useMemo, useRef, useState } from 'react';
import { arrangeRows, searchTerm, TERM_MINIMUM, type DataDictionary } from '@/domain/dataDictionary';
import { plural } from '@/domain/format';
import { site } from '@/domain/site';
import { choice, text, useAddress } from '@/lib/address';
import { usePorts } from '@/lib/ports';
import { useRequest } from '@/lib/useRequest';
import { fetchDataDictionary } from '@/services/references/dataDictionaryService';
import { Icon } from '@/ui/Icon';
import { PageHeader } from '@/ui/PageHeader';
import { ShareMenu } from '@/ui/ShareMenu';
import { EmptyState, Loading, PanelError } from '@/ui/Status';
import { DictionaryTable } from './DictionaryTable';
import { dictionarySlice, selectDictionary, type WithDataDictionary } from './state';

const LONGEST_TERM = 1000;
const address = { q: text(new RegExp(`^.{${TERM_MINIMUM},${LONGEST_TERM}}$`, 'u')), sort: text(/^[\w ]{1,60}$/), order: choice(['asc', 'desc'] as const, 'asc') };

/** The elements with their search box and download. */
function Elements({ dictionary }: { dictionary: DataDictionary }) {
  const { track } = usePorts();
  const { values, write } = useAddress(address);
  const [input, setInput] = useState(values.q);
  const typed = useRef(input);
  // Back, Forward and links change the term from outside the box.
  useEffect(() => { if (values.q !== searchTerm(typed.current)) { typed.current = values.q; setInput(values.q); } }, [values.q]);
  const handleInput = (next: string) => { typed.current = next; setInput(next); write({ q: searchTerm(next) }, 'replace'); };
  const term = searchTerm(input);
  const sorted = Math.max(0, dictionary.columns.findIndex(({ id }) => id === values.sort));
  const rows = useMemo(() => arrangeRows(dictionary.rows, term, sorted, values.order), [dictionary.rows, term, sorted, values.order]);
  const handleSort = (column: number, order: 'asc' | 'desc') => write({ sort: column === 0 ? '' : dictionary.columns[column]!.id, order }, 'replace');
  return (
    <>
      <div className="dictionary__tools">
        <div className="dictionary__search" role="search">
          <label htmlFor="dictionary-term">Search by Term</label>
          <input id="dictionary-term" type="search" className="usa-input" value={input} maxLength={LONGEST_TERM} aria-describedby="dictionary-count" onChange={(event) => handleInput(event.target.value)} />
        </div>
        <p id="dictionary-count" className="dictionary__count" role="status">{term ? `${plural(rows.length, 'element')} of ${dictionary.rows.length} with “${term}”` : `${plural(rows.length, 'element')}`}</p>
        {dictionary.download && <a className="usa-button usa-button--outline" href={dictionary.download} download onClick={() => track({ category: 'Download Center - Data Dictionary', action: 'Download' })}><Icon name="download" />Download</a>}
      </div>
      {rows.length ? <DictionaryTable dictionary={dictionary} rows={rows} term={term} sort={{ column: sorted, order: values.order }} onSort={handleSort} />
        : <EmptyState title="No terms matched your search." action={<button type="button" className="usa-button" onClick={() => handleInput('')}>Clear search</button>}><p>Try a shorter or another word; every cell is searched.</p></EmptyState>}
    </>
  );
}

/** Every data element: what it means and what it is called in each kind of download. */
export default function DataDictionaryPage() {
  const { status, answer, error, retry } = useRequest<WithDataDictionary, DataDictionary>(dictionarySlice, selectDictionary, 'all', fetchDataDictionary);
  return (
    <>
      <PageHeader overline="Resources" title="Data Dictionary"><ShareMenu label="Share" url={`${site.url}/data-dictionary`} subject={`Data Dictionary of ${site.name}`} body="Data dictionary:" /></PageHeader>
      <div className="page-body dictionary">
        <p>Each row is one data element: what it means, and the columns that hold it in downloads of contracts, assistance, subawards and account data.</p>
        {status === 'failed' ? <PanelError message={error} onRetry={retry} /> : !answer ? <Loading message="Loading the data dictionary..." />
          : answer.rows.length ? <Elements dictionary={answer} /> : <EmptyState title="There is no data dictionary just now."><p>The data service has none to show. Try again later.</p></EmptyState>}
      </div>
    </>
  );
}
