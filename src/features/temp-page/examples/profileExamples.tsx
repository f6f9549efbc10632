import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Opening, ProfileFrame, UnknownProfile, type Section } from '@/blocks/profile';
import { toFailure } from '@/lib/requests/queries';
import type { Answer } from '@/lib/requests/useAnswer';
import { exampleAnswer, failedAnswer, readyAnswer } from './exampleAnswer';

const years = ['2026', '2025', '2024'].map((id) => ({ id, label: `FY ${id}` }));
const NAME = 'Example State';
const sections: readonly Section<string>[] = [
  { id: 'map', label: 'Map', half: true, Content: () => <h2>Map</h2> },
  { id: 'awards', label: 'Awards', half: true, Content: () => <h2>Awards</h2> },
];

function StateFrame({ answer }: { answer: Answer<null, string> }) {
  const [year, setYear] = useState('2026');
  return (
    <ProfileFrame
      answer={answer}
      overline="State Profile"
      title={(name) => name}
      pageTitle={(name) => `${name} | Spending Profile`}
      loading="Loading the state"
      about="What the federal government awards for work in one state or territory, to whom and for what."
      failed="State Profile"
      unknown={{
        title: 'Invalid State',
        text: 'No state has this name.',
        action: (
          <Link className="usa-button" to="/state">
            All states
          </Link>
        ),
      }}
      years={{ choices: years, chosen: year, onChoose: setYear }}
      sentence={(name) => (
        <Opening
          start={`${name}: $4.2 billion obligated in FY ${year}`}
          answers={[]}
          getEnd={() => ', up 12% on the year before, 9th of 50 states.'}
          placeholder=""
        />
      )}
      sections={sections}
      figures={() => [
        { label: 'Awarded amount', value: '$4.2 billion', exact: '$4,213,456,789.01' },
        { label: 'Per resident', value: '$4,213', exact: '$4,213.46' },
      ]}
    />
  );
}
/** Renders a failed profile whose Retry button shows the content. */
function FailedFrame() {
  const [isFailed, setIsFailed] = useState(true);
  return (
    <StateFrame answer={isFailed ? failedAnswer(() => setIsFailed(false)) : readyAnswer(NAME)} />
  );
}

/** States of a profile, which renders its own page header. */
export const profileExamples = {
  'profile-loading': () => <StateFrame answer={exampleAnswer()} />,
  'profile-not-found': () => (
    <StateFrame
      answer={exampleAnswer({
        status: 'failed',
        failure: toFailure({ message: 'Not found.', status: 404, retryable: false }),
      })}
    />
  ),
  'profile-unknown': () => (
    <UnknownProfile
      overline="Place Profile"
      heading="Place not shown"
      title="Unknown Place"
      text="No county of Ohio has the FIPS code 39999."
      action={
        <Link className="usa-button" to="/state">
          Find a place
        </Link>
      }
    />
  ),
  'profile-failed': () => <FailedFrame />,
  'profile-ready': () => <StateFrame answer={readyAnswer(NAME)} />,
};
