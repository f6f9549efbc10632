import { useMemo } from 'react';
import { Link, useParams } from 'react-router-dom';
import { profilePeriodLabel } from '@/domain/profileYears';
import { outside } from '@/domain/site/outsideLinks';
import { useAddress } from '@/lib/address';
import { useDataDay } from '@/lib/dataDay';
import { FigureSubjectContext } from '@/lib/figureSubject';
import { FilterWordsContext } from '@/lib/filterWords';
import { currentValue, useAnswer } from '@/lib/requests/useAnswer';
import { textProblem } from '@/lib/searchText';
import { keywordSummary } from '@/services/search/endpoints';
import { ExternalLink } from '@/ui/ExternalLink';
import { Notices, unknownValues } from '@/ui/Notices';
import { PageHeader } from '@/ui/PageHeader';
import { EmptyState, ErrorBoundary } from '@/ui/Status';
import { keywordAddress, sortsByNoColumn } from './keywordAddress';
import { KeywordFigures } from './sections/KeywordFigures';
import { KeywordForm } from './sections/KeywordForm';
import { KeywordTools } from './sections/KeywordTools';
import { Transactions } from './sections/Transactions';

/** The page that finds prime transactions by keyword. */
export default function KeywordSearchPage() {
  const { keyword: part = '' } = useParams();
  const asked = part.trim();
  const problem = textProblem(asked);
  const keyword = problem ? '' : asked;
  const query = useMemo(() => (keyword ? { keyword } : null), [keyword]);
  const summary = useAnswer(keywordSummary, query);
  const { values, refused } = useAddress(keywordAddress);
  const period = profilePeriodLabel('all', useDataDay());
  // The title of the results already contains the keyword.
  const subject = useMemo(() => ({ name: '', period }), [period]);
  return (
    <>
      <PageHeader title="Keyword Search">
        {keyword && <KeywordFigures answer={summary} />}
      </PageHeader>
      <div className="page-body page-body--wide">
        <Notices
          notices={unknownValues([...refused, ...(sortsByNoColumn(values) ? ['sort'] : [])])}
        />
        <p>
          Find prime transactions with a keyword in the recipient, award number, description,
          agency, industry or product. To search by place, time or amount, use{' '}
          <Link to="/search">Advanced Search</Link>; for help see the{' '}
          <ExternalLink href={outside.faqUrl}>FAQs</ExternalLink>.
        </p>
        <KeywordForm asked={asked} />
        {keyword ? (
          <>
            <KeywordTools
              keyword={keyword}
              downloadable={(currentValue(summary)?.transactions ?? 0) > 0}
            />
            <ErrorBoundary resetKey={keyword}>
              <FigureSubjectContext value={subject}>
                <FilterWordsContext value={`Transactions; Keyword: ${keyword}`}>
                  <Transactions key={keyword} keyword={keyword} />
                </FilterWordsContext>
              </FigureSubjectContext>
            </ErrorBoundary>
          </>
        ) : (
          <EmptyState
            title={asked ? 'We can’t search for this keyword.' : 'Type a keyword to start.'}
          >
            <p>{problem}</p>
          </EmptyState>
        )}
      </div>
    </>
  );
}
