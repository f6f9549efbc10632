import { is } from 'immutable';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { overviewAmounts } from '@/domain/disaster/overview';
import { count, money } from '@/domain/format';
import { useAnswer } from '@/lib/requests/useAnswer';
import { disasterAmounts, disasterOverview } from '@/services/disaster/endpoints';
import { ContentLink } from '@/ui/ContentLink';
import { PanelError } from '@/ui/Status';
import { CountedFigures, totalFigures } from '../CountedFigures';
import { selectCovid19, type Covid19PageState } from '../state/covid19State';
import type { CodeSelectionInAddress } from '../useCodeSelection';
import { CodePicker } from './CodePicker';
import { SectionLink } from './SectionLink';

interface CovidHeadProps {
  selection: CodeSelectionInAddress;
  /** The period of the figures; '' while it loads. */
  period: string;
}
/** Renders the head of the page: its subject, the period, the counted codes and the key figures. */
export function CovidHead({ selection, period }: CovidHeadProps) {
  const { law, defCodes } = selection;
  const query = useMemo(() => ({ defCodes }), [defCodes]);
  const overviewAnswer = useAnswer(disasterOverview, query);
  const awardsAnswer = useAnswer(disasterAmounts, query);
  const overview = useSelector((state: Covid19PageState) => selectCovid19(state).overview);
  const { awardCount, obligation } = useSelector(
    (state: Covid19PageState) => selectCovid19(state).allAwardTypeTotals,
    is,
  );
  const amounts = useMemo(() => (overview ? overviewAmounts(overview) : null), [overview]);
  return (
    <div className={`covid-head covid-head--${law}`}>
      <h2 className="covid-head__title">
        The Federal Response to{' '}
        <strong>{law === 'all' ? 'COVID-19' : 'COVID-19: The American Rescue Plan'}</strong>
      </h2>
      <p className="covid-head__period">{period ? `Data for ${period}` : '\u00a0'}</p>
      <p>
        Congress passed several laws in response to the pandemic. Funds from these laws have a{' '}
        <ContentLink href="?glossary=disaster-emergency-fund-code-defc">
          Disaster Emergency Fund Code
        </ContentLink>
        , which this page uses to count resources, obligations and outlays.{' '}
        <SectionLink to="data_sources_and_methodology">Where the data is from</SectionLink>
      </p>
      <CodePicker selection={selection} />
      <p className="covid-head__counted">Codes counted: {defCodes.join(', ')}.</p>
      {overviewAnswer.failure ? (
        <PanelError failure={overviewAnswer.failure} onRetry={overviewAnswer.retry} />
      ) : (
        <CountedFigures
          errorMessage={
            awardsAnswer.failure && awardCount === null && 'We couldn’t load the number of awards.'
          }
          onRetry={awardsAnswer.retry}
          figures={[
            ...totalFigures(amounts),
            {
              label: 'Number of Awards',
              value: count(awardCount),
              exact: obligation === null ? '--' : `${money(obligation)} obligated by awards`,
            },
          ]}
        />
      )}
    </div>
  );
}
