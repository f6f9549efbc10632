import { useCallback, useEffect, useId, useMemo, useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { beginDownload, BulkDialog, type WithDownloads } from '@/blocks/downloads';
import { EARLIEST_FISCAL_YEAR, fiscalYearOf, fiscalYears } from '@/domain/fiscal';
import { plural } from '@/domain/format';
import { useToday } from '@/lib/rendering/today';
import { mobileWidth } from '@/lib/layoutTokens';
import { choice, text, useAddress, integer } from '@/lib/url/address';
import { usePorts } from '@/lib/ports';
import { date } from '@/domain/displayDate';
import { useThunkDispatch } from '@/lib/redux';
import { currentValue, useAnswer } from '@/lib/requests/useAnswer';
import {
  archiveFiles,
  type ArchiveFile,
  type ArchiveType,
} from '@/services/downloads/archiveService';
import { downloadAgencies } from '@/services/downloads/agencyListService';
import { archiveDownload } from '@/services/downloads/downloadService';
import { Button } from '@/ui/Button';
import { DataTable, type Column } from '@/ui/DataTable';
import { Notices, unknownNotices } from '@/ui/Notices';
import { Select } from '@/ui/Select';
import { EmptyState, Loading, PanelError } from '@/ui/Status';
import { narrowerThan, useMediaQuery } from '@/ui/useMediaQuery';
import { AgencyPicker } from './components/AgencyPicker';
import { ArchiveLink } from './components/ArchiveLink';
import { Frame } from './components/Frame';

const types: readonly { key: ArchiveType; label: string }[] = [
  { key: 'contracts', label: 'Contracts' },
  { key: 'assistance', label: 'Financial Assistance' },
];
const AGENCIES_QUERY = { type: 'award_agencies' } as const;
/** The default `fy` of 1 means the current fiscal year, so that an address without a year never goes out of date. */
const addressParameters = {
  agency: text(/^(all|\d{1,6})$/, 'all'),
  type: choice<ArchiveType>(['contracts', 'assistance'], 'contracts'),
  fy: integer(1, 2100),
};

const getColumns = (onRequest: (file: ArchiveFile) => void): readonly Column<ArchiveFile>[] => [
  {
    id: 'agency',
    label: 'Agency',
    render: (file) => (file.abbreviation ? `${file.agency} (${file.abbreviation})` : file.agency),
  },
  {
    id: 'file',
    label: 'Archive File',
    width: 330,
    render: (file) => <ArchiveLink file={file} onRequest={onRequest} />,
  },
  {
    id: 'year',
    label: 'Fiscal Year',
    render: (file) => (file.fiscalYear === null ? 'N/A' : `FY ${file.fiscalYear}`),
  },
  { id: 'updated', label: 'Data As Of', render: (file) => date(file.updated) },
];

const aboutText = (
  <>
    <h3>What is it?</h3>
    <p>
      The archive contains the prime transactions of each agency by fiscal year. It is updated by
      the 15th of each month. If a file does not exist yet, it is created when you request it.
    </p>
    <h3>Full and delta files</h3>
    <p>
      A full file contains a whole fiscal year. A delta file contains the transactions added,
      changed or deleted since the previous month. Its first column,{' '}
      <code>correction_delete_ind</code>, shows the kind of change: C for changed, D for deleted,
      blank for added.
    </p>
    <h3>Older data</h3>
    <p>
      Data before fiscal year {EARLIEST_FISCAL_YEAR} is available in{' '}
      <Link to="/download_center/custom_award_data">Custom Award Data</Link>.
    </p>
  </>
);

const useArchiveChoices = () => {
  const { values, refused, write } = useAddress(addressParameters);
  const today = useToday();
  const currentYear = fiscalYearOf(today);
  const years = fiscalYears(today);
  const agencies = useAnswer(downloadAgencies, AGENCIES_QUERY);
  const { value: groups, failure } = agencies;
  // Until the list has loaded, every agency counts as listed.
  const isListed = (agencyId: string) =>
    agencyId === 'all' ||
    !groups ||
    [...groups.cfo, ...groups.other].some(({ id }) => String(id) === agencyId);
  const toListedAgency = (agencyId: string) => (isListed(agencyId) ? agencyId : 'all');
  const isOffered = years.includes(values.fy);
  const appliedChoices = {
    agency: toListedAgency(values.agency),
    type: values.type,
    year: isOffered ? values.fy : currentYear,
  };
  // Only changed choices are stored. The others follow `applied`, whose year may change once the current date has loaded.
  const [changedChoices, setChanged] = useState<Partial<typeof appliedChoices>>({});
  const form = { ...appliedChoices, ...changedChoices };
  const validForm = { ...form, agency: toListedAgency(form.agency) };
  return {
    applied: appliedChoices,
    chosen: validForm,
    years,
    agencies,
    unused: [
      ...refused,
      ...(values.fy === 1 || isOffered ? [] : ['fy']),
      ...(isListed(values.agency) ? [] : ['agency']),
    ],
    // The API rejects unknown agencies, so the request for one agency waits until the list has loaded or failed.
    canRequest: appliedChoices.agency === 'all' || groups !== null || failure !== null,
    change: (changes: typeof changedChoices) => setChanged({ ...changedChoices, ...changes }),
    apply: () => {
      const { agency, type, year } = validForm;
      write({ agency, type, fy: year === currentYear ? 1 : year }, 'push');
      setChanged({});
    },
  };
};
type ArchiveChoices = ReturnType<typeof useArchiveChoices>;

function ArchiveForm({ choices }: { choices: ArchiveChoices }) {
  const { chosen, years, agencies, change, apply } = choices;
  const idPrefix = useId();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    apply();
  };
  return (
    <form className="download-form" onSubmit={handleSubmit}>
      <AgencyPicker
        agencies={agencies}
        value={chosen.agency}
        onChange={(agency) => change({ agency })}
      />
      <div className="field">
        <label htmlFor={`${idPrefix}-type`}>Award Type</label>
        <Select
          id={`${idPrefix}-type`}
          options={types}
          value={chosen.type}
          onChoose={(type) => change({ type })}
        />
      </div>
      <div className="field">
        <label htmlFor={`${idPrefix}-year`}>Fiscal Year</label>
        <Select
          id={`${idPrefix}-year`}
          options={years.map((year) => ({ key: year, label: `FY ${year}` }))}
          value={chosen.year}
          onChoose={(year) => change({ year })}
        />
      </div>
      <Button type="submit">Apply</Button>
    </form>
  );
}

function ArchiveFiles({ choices: { applied, canRequest } }: { choices: ArchiveChoices }) {
  const { announce, track } = usePorts();
  const dispatch = useThunkDispatch<WithDownloads>();
  const [downloadId, setDownloadId] = useState('');
  const closeDownload = useCallback(() => setDownloadId(''), []);
  const columns = useMemo(
    () =>
      getColumns(({ name, url }) => {
        track('archiveDownload', name);
        setDownloadId(dispatch(beginDownload(`Award data archive: ${name}`, archiveDownload(url))));
      }),
    [dispatch, track],
  );
  const hasCards = useMediaQuery(narrowerThan(mobileWidth));
  const { agency, type, year } = applied;
  const agencyId = agency === 'all' ? null : Number(agency);
  const answer = useAnswer(archiveFiles, canRequest ? { agencyId, fiscalYear: year, type } : null);
  const files = currentValue(answer);
  useEffect(() => {
    if (files) announce(`${plural(files.length, 'file')} found`);
  }, [files, announce]);
  return (
    <>
      {!files && answer.failure ? (
        <PanelError failure={answer.failure} onRetry={answer.retry} />
      ) : !files ? (
        <Loading message="Loading the list of files" />
      ) : files.length ? (
        <DataTable
          caption={`Archive files: ${types.find(({ key }) => key === type)!.label}, FY ${year}`}
          columns={columns}
          rows={files}
          rowKey={({ name }) => name}
          cards={hasCards}
        />
      ) : (
        <EmptyState title="There are no files for this choice.">
          <p>Choose another agency, award type or fiscal year.</p>
        </EmptyState>
      )}
      {downloadId && <BulkDialog id={downloadId} onClose={closeDownload} />}
    </>
  );
}

/** Renders the archive of prepared files by agency, award type and fiscal year. */
export function ArchivePage() {
  const choices = useArchiveChoices();
  return (
    <Frame
      path="/download_center/award_data_archive"
      heading="Award Data Archive"
      about={aboutText}
    >
      <Notices notices={unknownNotices(choices.unused)} />
      <ArchiveForm choices={choices} />
      <ArchiveFiles choices={choices} />
    </Frame>
  );
}
