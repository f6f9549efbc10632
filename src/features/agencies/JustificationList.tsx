import type { ListedAgency } from '@/domain/agencies/listedAgency';
import { site } from '@/domain/site/site';
import { compareNaturally } from '@/lib/compareNaturally';
import { usePorts } from '@/lib/ports';
import { Button } from '@/ui/Button';
import { ExternalLink } from '@/ui/ExternalLink';
import { useFigureFile } from '@/ui/useFigureFile';

const LAW = 'https://www.congress.gov/117/plaws/publ40/PLAW-117publ40.pdf';
const FILE_NAME = 'congressional-justifications.csv';

/** Renders an explanation of the law on budget justifications, and a button that downloads the list of justifications. */
export function JustificationList({ agencies }: { agencies: readonly ListedAgency[] }) {
  const { dataNote } = usePorts();
  const { make, problem } = useFigureFile();
  const rows = [...agencies].sort((a, b) => compareNaturally(a.name, b.name));
  const handleDownload = () =>
    make(FILE_NAME, ({ saveRows }) =>
      saveRows(
        FILE_NAME,
        {
          header: ['agency_name', 'toptier_code', 'congressional_justification_url'],
          rows: rows.map((agency) => [agency.name, agency.toptierCode, agency.justification]),
        },
        {
          title: 'Congressional Justifications of Budget',
          view: 'all agencies',
          unit: 'Web addresses',
          source: `${site.name} API, v2/references/toptier_agencies/`,
          date: dataNote,
          address: window.location.href,
        },
      ),
    );
  return (
    <div className="agencies__law">
      <p>
        In its Congressional Budget Justification (CJ), an agency explains its budget request to
        Congress. <ExternalLink href={LAW}>Public Law 117-40</ExternalLink> requires a public list
        of all CJs.{' '}
        <Button look="text" onClick={handleDownload}>
          Download the CJ list (CSV)
        </Button>
      </p>
      {problem}
    </div>
  );
}
