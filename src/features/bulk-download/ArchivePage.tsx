import { useCallback, useEffect, useId, useMemo, useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { beginDownload, BulkDialog, type WithDownloads } from '@/blocks/downloads';
import { placeholders } from '@/domain/bulkDownload/awardForm';
import { EARLIEST_FISCAL_YEAR, fiscalYearOf } from '@/domain/fiscal';
import { plural } from '@/domain/format';
import { useToday } from '@/lib/today';
import { mobileWidth } from '@/lib/layoutTokens';
import { choice, text, useAddress, whole } from '@/lib/address';
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
import { DataTable, type Column } from '@/ui/DataTable';
import { Notices, unknownValues } from '@/ui/Notices';
import { EmptyState, Loading, PanelError } from '@/ui/Status';
import { narrowerThan, useMediaQuery } from '@/ui/useMediaQuery';
import { AgencyPicker } from './components/AgencyPicker';
import { ArchiveLink } from './components/ArchiveLink';
import { Frame } from './components/Frame';

const types: readonly { key: ArchiveType; label: string }[] = [
  { key: 'contracts', label: 'Contracts' },
  { key: 'assistance', label: 'Financial Assistance' },
];
const AGENCIES = { type: 'award_agencies' } as const;
/** The address parameters of the applied choices. Year 1 means the current one, so that a bare address never goes out of date. */
const address = {
  agency: text(/^(all|\d{1,6})$/, 'all'),
  type: choice<ArchiveType>(['contracts', 'assistance'], 'contracts'),
  fy: whole(1, 2100),
};

/** Returns the columns of the table of files. `onAsk` requests a file that is not ready yet. */
const columnsOf = (onAsk: (file: ArchiveFile) => void): readonly Column<ArchiveFile>[] => [
  {
    id: 'agency',
    label: 'Agency',
    render: (file) => (file.abbreviation ? `${file.agency} (${file.abbreviation})` : file.agency),
  },
  {
    id: 'file',
    label: 'Archive File',
    width: 330,
    render: (file) => <ArchiveLink file={file} onAsk={onAsk} />,
  },
  {
    id: 'year',
    label: 'Fiscal Year',
    render: (file) => (file.fiscalYear === null ? 'N/A' : `FY ${file.fiscalYear}`),
  },
  { id: 'updated', label: 'Data As Of', render: (file) => date(file.updated) },
];

/** The archive of prepared files by agency, award type and fiscal year. Apply sends the request; the address contains the applied choices. */
export function ArchivePage() {
  const { announce, track } = usePorts();
  const dispatch = useThunkDispatch<WithDownloads>();
  const [download, setDownload] = useState('');
  const closeDownload = useCallback(() => setDownload(''), []);
  const handleAsk = useCallback(
    (file: ArchiveFile) => {
      track('archiveDownload', file.name);
      setDownload(
        dispatch(beginDownload(`Award data archive: ${file.name}`, archiveDownload(file.url))),
      );
    },
    [dispatch, track],
  );
  const columns = useMemo(() => columnsOf(handleAsk), [handleAsk]);
  const cards = useMediaQuery(narrowerThan(mobileWidth));
  const { values, refused, write } = useAddress(address);
  const current = fiscalYearOf(useToday());
  const years = Array.from(
    { length: current - EARLIEST_FISCAL_YEAR + 1 },
    (_, index) => current - index,
  );
  const agencies = useAnswer(downloadAgencies, AGENCIES);
  const { value: groups } = agencies;
  /** Returns whether an agency is listed. Until the list has loaded, every agency counts as listed. */
  const listed = (agency: string) =>
    agency === 'all' ||
    !groups ||
    [...groups.cfo, ...groups.other].some(({ id }) => String(id) === agency);
  const unlisted = [
    ...(values.fy === 1 || years.includes(values.fy) ? [] : ['fy']),
    ...(listed(values.agency) ? [] : ['agency']),
  ];
  const applied = {
    agency: listed(values.agency) ? values.agency : 'all',
    type: values.type,
    year: years.includes(values.fy) ? values.fy : current,
  };
  // The changes that are not applied yet. Everything else follows what is applied, even if the current date becomes known only after the
  // first render.
  const [changed, setChanged] = useState<Partial<typeof applied>>({});
  const form = { ...applied, ...changed };
  const chosen = { ...form, agency: listed(form.agency) ? form.agency : 'all' };
  const ids = useId();
  // The API rejects an agency that no list has. Requests for one agency therefore wait until the list has loaded or failed.
  const asks = applied.agency === 'all' || groups || agencies.failure;
  const answer = useAnswer(
    archiveFiles,
    asks
      ? {
          agencyId: applied.agency === 'all' ? null : Number(applied.agency),
          fiscalYear: applied.year,
          type: applied.type,
        }
      : null,
  );
  const files = currentValue(answer);
  useEffect(() => {
    if (files) announce(`${plural(files.length, 'file')} found`);
  }, [files, announce]);
  const handleApply = (event: FormEvent) => {
    event.preventDefault();
    write(
      { agency: chosen.agency, type: chosen.type, fy: chosen.year === current ? 1 : chosen.year },
      'push',
    );
    setChanged({});
  };
  return (
    <Frame
      path="/download_center/award_data_archive"
      heading="Award Data Archive"
      about={
        <>
          <h3>What is it?</h3>
          <p>
            All prime transactions of an agency in a fiscal year, updated by the 15th of each month.
            If a file does not exist yet, it is created when you request it.
          </p>
          <h3>Full and delta files</h3>
          <p>
            A full file contains a whole fiscal year. A delta file contains what was added, changed
            or deleted since the previous month. Its first column,{' '}
            <code>correction_delete_ind</code>, shows which: C for changed, D for deleted, blank for
            added.
          </p>
          <h3>Older data</h3>
          <p>
            Data before fiscal year {EARLIEST_FISCAL_YEAR} comes with{' '}
            <Link to="/download_center/custom_award_data">Custom Award Data</Link>.
          </p>
        </>
      }
    >
      <Notices notices={unknownValues([...refused, ...unlisted])} />
      <form className="download-form" onSubmit={handleApply}>
        <AgencyPicker
          agencies={agencies}
          value={chosen.agency}
          placeholder={placeholders.agency}
          onChange={(agency) => setChanged({ ...changed, agency })}
        />
        <div className="field">
          <label htmlFor={`${ids}-type`}>Award Type</label>
          <select
            id={`${ids}-type`}
            className="usa-select"
            value={chosen.type}
            onChange={(event) =>
              setChanged({ ...changed, type: event.target.value as ArchiveType })
            }
          >
            {types.map(({ key, label }) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </select>
        </div>
        <div className="field">
          <label htmlFor={`${ids}-year`}>Fiscal Year</label>
          <select
            id={`${ids}-year`}
            className="usa-select"
            value={chosen.year}
            onChange={(event) => setChanged({ ...changed, year: Number(event.target.value) })}
          >
            {years.map((year) => (
              <option key={year} value={year}>
                FY {year}
              </option>
            ))}
          </select>
        </div>
        <button type="submit" className="usa-button">
          Apply
        </button>
      </form>
      {!files && answer.failure ? (
        <PanelError failure={answer.failure} onRetry={answer.retry} />
      ) : !files ? (
        <Loading message="Loading the list of files" />
      ) : files.length ? (
        <DataTable
          caption={`Archive files: ${types.find(({ key }) => key === applied.type)!.label}, FY ${applied.year}`}
          columns={columns}
          rows={files}
          rowKey={({ name }) => name}
          cards={cards}
        />
      ) : (
        <EmptyState title="There are no files for this choice.">
          <p>Choose another agency, award type or fiscal year.</p>
        </EmptyState>
      )}
      {download && <BulkDialog id={download} onClose={closeDownload} />}
    </Frame>
  );
}
