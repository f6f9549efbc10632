import { useMemo } from 'react';
import { Link, useParams } from 'react-router-dom';
import { profilePeriodLabel } from '@/domain/profileYears';
import { outside } from '@/domain/site/outsideLinks';
import { useAddress } from '@/lib/url/address';
import { useDataDay } from '@/lib/dataDay';
import { FigureSubjectContext } from '@/lib/figureSubject';
import { FilterTextContext } from '@/lib/filterTextContext';
import { currentValue, useAnswer } from '@/lib/requests/useAnswer';
import { getTextProblem } from '@/lib/searchText';
import { keywordSummary } from '@/services/search/endpoints';
import { ExternalLink } from '@/ui/ExternalLink';
import { Notices, unknownNotices } from '@/ui/Notices';
import { PageHeader } from '@/ui/PageHeader';
import { EmptyState, ErrorBoundary } from '@/ui/Status';
import { keywordAddress, hasInvalidSort } from './keywordAddress';
import { KeywordFigures } from './sections/KeywordFigures';
import { KeywordForm } from './sections/KeywordForm';
import { KeywordTools } from './sections/KeywordTools';
import { Transactions } from './sections/Transactions';

/** Renders the page that finds prime transactions by keyword. */
export default function KeywordSearchPage() {
  const { keyword: pathKeyword = '' } = useParams();
  const addressKeyword = pathKeyword.trim();
  const problem = getTextProblem(addressKeyword);
  const keyword = problem ? '' : addressKeyword;
  const query = useMemo(() => (keyword ? { keyword } : null), [keyword]);
  const summaryAnswer = useAnswer(keywordSummary, query);
  const { values, refused } = useAddress(keywordAddress);
  const periodLabel = profilePeriodLabel('all', useDataDay());
  // The title of the results already contains the keyword.
  const subject = useMemo(() => ({ name: '', period: periodLabel }), [periodLabel]);
  return (
    <>
      <PageHeader title="Keyword Search">
        {keyword && <KeywordFigures answer={summaryAnswer} />}
      </PageHeader>
      <div className="page-body">
        <Notices
          notices={unknownNotices([...refused, ...(hasInvalidSort(values) ? ['sort'] : [])])}
        />
        <p>
          Find prime transactions with a keyword in the recipient, award ID, description, agency,
          industry or product. To search by place, time or amount, use{' '}
          <Link to="/search">Advanced Search</Link>. For help, see the{' '}
          <ExternalLink href={outside.faqUrl}>FAQs</ExternalLink>.
        </p>
        <KeywordForm addressKeyword={addressKeyword} />
        {keyword ? (
          <>
            <KeywordTools
              keyword={keyword}
              downloadable={(currentValue(summaryAnswer)?.transactions ?? 0) > 0}
            />
            <ErrorBoundary resetKey={keyword}>
              <FigureSubjectContext value={subject}>
                <FilterTextContext value={`Transactions; Keyword: ${keyword}`}>
                  <Transactions key={keyword} keyword={keyword} />
                </FilterTextContext>
              </FigureSubjectContext>
            </ErrorBoundary>
          </>
        ) : (
          <EmptyState
            title={
              addressKeyword ? 'We can’t search for this keyword.' : 'Type a keyword to start.'
            }
          >
            <p>{problem}</p>
          </EmptyState>
        )}
      </div>
    </>
  );
}
