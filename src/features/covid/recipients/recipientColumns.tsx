import { renderLink } from '@/blocks/entity-links';
import type { TableColumn } from '@/blocks/panel';
import type { DisasterRecipient } from '@/domain/disaster/spendingTable';
import { recipientName } from '@/domain/format';
import { paths } from '@/domain/site/paths';
import { Highlight } from '@/ui/Highlight';
import { amountColumns } from '../awards/amountColumns';
import type { SpendingLine } from '../awards/spendingLines';

type RecipientLine = SpendingLine<DisasterRecipient>;
/** Labels that distinguish several profiles of one recipient, by the last letter of the ID. */
const levelLabels: Readonly<Record<string, string>> = {
  C: 'as Child',
  R: 'as Recipient',
  P: 'as Parent',
};

interface RecipientNameProps {
  line: RecipientLine;
  search: string;
  onFollow: () => void;
}
/** Renders the name of a recipient with a link to its profile, or to each profile if it has several levels. */
function RecipientName({ line, search, onFollow }: RecipientNameProps) {
  const ids = line.row?.ids ?? [];
  const name = <Highlight text={line.name} part={search} />;
  if (line.kind === 'unlinked') return <em>{line.name}</em>;
  if (ids.length < 2)
    return (
      <span className="capitals">
        {renderLink(ids[0] && paths.recipient(ids[0]), name, onFollow)}
      </span>
    );
  return (
    <>
      <span className="capitals">{name}</span> (
      {ids.map((id, at) => (
        <span key={id}>
          {at > 0 && ', '}
          {renderLink(
            paths.recipient(id),
            <>
              {levelLabels[id.slice(-1)] ?? 'profile'}
              <span className="usa-sr-only">: {line.name}</span>
            </>,
            onFollow,
          )}
        </span>
      ))}
      )
    </>
  );
}

export const toRecipientLine = (recipient: DisasterRecipient, at: number): RecipientLine => ({
  kind: 'row',
  key: recipient.ids[0] ?? `${recipient.code} ${recipient.description} ${at}`,
  name: recipientName(recipient.description),
  under: '',
  amounts: recipient,
  row: recipient,
});
export const recipientColumns = (
  isLoans: boolean,
  search: string,
  onFollow: (name: string) => void,
): readonly TableColumn<RecipientLine>[] => [
  {
    id: 'description',
    label: 'Recipient',
    value: ({ name }) => name,
    show: (line) => (
      <RecipientName line={line} search={search} onFollow={() => onFollow(line.name)} />
    ),
    sortable: true,
    width: 380,
  },
  ...amountColumns(isLoans),
];
