import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SearchDownload } from '@/blocks/downloads';
import { EARLIEST_FISCAL_YEAR, toIsoDate } from '@/domain/fiscal';
import { loadChunk } from '@/lib/requests/loadChunk';
import { usePorts } from '@/lib/ports';
import { keywordDownload } from '@/services/downloads/downloadService';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { downloadColumns } from '../keywordColumns';

const OFFERED_LEVELS = ['transactions'] as const;

/** Returns the address of Advanced Search with the keyword. The search code loads on demand. */
const buildSearchAddress = async (keyword: string): Promise<string> => {
  const [{ createSearchPath }, { readyMadeFilters }] = await loadChunk(() =>
    Promise.all([import('@/blocks/search-filters'), import('@/domain/search/readyMade')]),
  );
  return createSearchPath(
    readyMadeFilters({ keyword }, toIsoDate(new Date())),
    'level=transactions',
  );
};

export interface KeywordToolsProps {
  /** The keyword in the address, not the text in the box. */
  keyword: string;
  downloadable: boolean;
}

/** Renders buttons that refine the search in Advanced Search and download its transactions. */
export function KeywordTools({ keyword, downloadable }: KeywordToolsProps) {
  const navigate = useNavigate();
  const { track } = usePorts();
  const [problem, setProblem] = useState('');
  const [isDownloading, setIsDownloading] = useState(false);
  const closeDownload = useCallback(() => setIsDownloading(false), []);
  const getCriteria = useCallback(() => ({ keywords: [keyword] }), [keyword]);
  const handleRefine = () => {
    setProblem('');
    buildSearchAddress(keyword).then(
      (to) => navigate(to),
      (error: Error) => setProblem(`We couldn’t open the search. ${error.message}`),
    );
  };
  return (
    <>
      <p className="keyword-tools">
        <Button look="outline" onClick={handleRefine}>
          Refine in Advanced Search
        </Button>
        <Button look="outline" disabled={!downloadable} onClick={() => setIsDownloading(true)}>
          <Icon name="download" /> Download
        </Button>{' '}
        <span className="control-hint">
          Advanced Search counts transactions since FY {EARLIEST_FISCAL_YEAR}.
        </span>
      </p>
      {isDownloading && (
        <SearchDownload
          criteriaAt={getCriteria}
          filters={[{ caption: 'Keyword', values: [keyword] }]}
          offeredLevels={OFFERED_LEVELS}
          title={`Keyword search: ${keyword}`}
          tableColumns={{ transactions: downloadColumns }}
          onRequest={() => track('keywordDownload', keyword)}
          closeAtEnd
          onClose={closeDownload}
          buildRequest={(options) =>
            options.rowLimit === undefined ? keywordDownload(keyword, options) : undefined
          }
        />
      )}
      {problem && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
