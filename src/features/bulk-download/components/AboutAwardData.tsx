import { Link } from 'react-router-dom';

/** The help beside the award data form. */
export function AboutAwardData() {
  return (
    <>
      <h3>What is it?</h3>
      <p>Files of prime transactions and subawards that match your choices.</p>
      <h3>Why use it?</h3>
      <p>
        To have every action of an agency, place or kind of award in a year as one set of files, for
        work with your own tools.
      </p>
      <h3>How to use it</h3>
      <p>
        Choose award types, an agency and dates; everything else is optional. The file is made in
        the background: the bar at the bottom of the page follows it, and “My downloads” keeps it
        for a week.
      </p>
      <h3>Limits</h3>
      <p>
        Award data begins with fiscal year 2001. One file spans at most one year; for keywords,
        recipients or amounts use the Download button of <Link to="/search">Advanced Search</Link>.
      </p>
    </>
  );
}
