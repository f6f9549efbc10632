/** The help beside the account data form. */
export function AboutAccountData() {
  return (
    <>
      <h3>What is it?</h3>
      <p>
        Account data that agencies report: resources, spending by program, and the awards that each
        account paid for.
      </p>
      <h3>Why use it?</h3>
      <p>
        To follow money from an appropriation to its programs, object classes and awards with your
        own tools.
      </p>
      <h3>How to use it</h3>
      <p>
        Choose a budget function or an agency, the files you want and the last period. Amounts run
        from the start of the fiscal year to the end of that period. The bar at the bottom of the
        page follows the file, and “My downloads” keeps it for a week.
      </p>
      <h3>When does the data begin?</h3>
      <p>
        Account data begins with the second quarter of fiscal year 2017. Since fiscal year 2020 it
        is monthly.
      </p>
    </>
  );
}
