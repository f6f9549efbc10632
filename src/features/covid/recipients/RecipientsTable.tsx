import { useMemo } from 'react';
import { PROFILES_NOTE } from '@/blocks/entity-links';
import type { DisasterRecipient } from '@/domain/disaster/spendingTable';
import { count, plural, recipientName } from '@/domain/format';
import { usePorts } from '@/lib/ports';
import { AwardTable, type AwardResult } from '../awards/AwardTable';
import { DownloadRecipients } from './DownloadRecipients';
import { recipientColumns, toRecipientLine } from './recipientColumns';

/** Maximum number of recipients that the API lists. */
const RECIPIENT_LIMIT = 10_000;
/** HTTP status of requests for pages beyond `RECIPIENT_LIMIT`. */
const LIMIT_STATUS = 403;

/** Renders a table of the recipients of awards. */
export function RecipientsTable(result: AwardResult<DisasterRecipient>) {
  const { answer, query } = result;
  const { tab, search } = result.address.view;
  const { track } = usePorts();
  // The headings match the rows shown, which may belong to the previous query.
  const isLoans = answer.answered?.basis === 'loan';
  const columns = useMemo(
    () =>
      recipientColumns(isLoans, search, (name) => track('covidRow', 'recipient', tab.key, name)),
    [isLoans, search, tab.key, track],
  );
  return (
    <AwardTable
      {...result}
      title="Recipients"
      lines={(answer.value?.rows ?? []).map(toRecipientLine)}
      unlinkedName={tab.key === 'all' ? 'Unknown Recipient (Unlinked Data)' : undefined}
      columns={columns}
      formatCount={(total) => plural(total, 'recipient')}
      nameOf={({ description }) => recipientName(description)}
      searchName="Recipients of COVID-19 awards"
      searchLabel="Search recipients by name"
      tool={<DownloadRecipients tab={tab} query={query} />}
      file="covid-19-recipients"
      note={`The table lists at most ${count(RECIPIENT_LIMIT)} recipients. The download includes all of them. ${PROFILES_NOTE}`}
      emptyText={
        search
          ? `No recipient has “${search}” in its name. Try fewer letters.`
          : `No recipient has awards for “${tab.label}” under these laws. Choose another award type.`
      }
      explain={({ status }) =>
        status === LIMIT_STATUS
          ? `Only the first ${count(RECIPIENT_LIMIT)} recipients are shown. Use “Download Data” to get all of them.`
          : undefined
      }
    />
  );
}
