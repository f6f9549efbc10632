import { useEffect, useMemo, useRef, useState } from 'react';
import { arrangeRows, toSearchTerm, type DataDictionary } from '@/domain/dataDictionary';
import { useAddress } from '@/lib/url/address';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/Status';
import { dictionaryAddress } from '../dictionaryAddress';
import { DictionaryTable } from './DictionaryTable';
import { DictionaryTools } from './DictionaryTools';

/** Renders the data elements with their search box and download. */
export function Elements({ dictionary }: { dictionary: DataDictionary }) {
  const { values, write } = useAddress(dictionaryAddress);
  const [input, setInput] = useState(values.q);
  const latestInput = useRef(input);
  // Back, Forward and links change the term without typing.
  useEffect(() => {
    if (values.q === toSearchTerm(latestInput.current)) return;
    latestInput.current = values.q;
    setInput(values.q);
  }, [values.q]);
  const handleInput = (newInput: string) => {
    latestInput.current = newInput;
    setInput(newInput);
    write({ q: toSearchTerm(newInput) }, 'replace');
  };
  const term = toSearchTerm(input);
  const { columns, rows: all, downloadUrl } = dictionary;
  const sortColumn = Math.max(
    0,
    columns.findIndex(({ id }) => id === values.sort),
  );
  const rows = useMemo(
    () => arrangeRows(all, term, sortColumn, values.order),
    [all, term, sortColumn, values.order],
  );
  const handleSort = (column: number, order: 'asc' | 'desc') =>
    write({ sort: column === 0 ? '' : columns[column]!.id, order }, 'replace');
  return (
    <>
      <DictionaryTools
        input={input}
        term={term}
        matchCount={rows.length}
        totalCount={all.length}
        downloadUrl={downloadUrl}
        onInput={handleInput}
      />
      {rows.length ? (
        <DictionaryTable
          dictionary={dictionary}
          rows={rows}
          term={term}
          sort={{ column: sortColumn, order: values.order }}
          onSort={handleSort}
        />
      ) : (
        <EmptyState
          title="No terms matched your search."
          action={<Button onClick={() => handleInput('')}>Clear search</Button>}
        >
          <p>Try a shorter or different word.</p>
        </EmptyState>
      )}
    </>
  );
}
