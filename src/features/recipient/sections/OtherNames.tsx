import { useMemo, useState } from 'react';
import { plural } from '@/domain/format';
import { sortRows } from '@/lib/sortRows';
import { DataTable } from '@/ui/DataTable';
import { Modal } from '@/ui/Modal';

const columns = [
  { id: 'name', label: 'Name', sortable: true, render: (name: string) => name },
] as const;

/** Renders a button that opens a dialog with the other reported names of a recipient. */
export function OtherNames({ name, others }: { name: string; others: readonly string[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const [order, setOrder] = useState<'asc' | 'desc'>('asc');
  const names = useMemo(
    () => sortRows([...new Set(others)], (otherName) => otherName, order),
    [others, order],
  );
  return (
    <p>
      <button
        type="button"
        className="link-button recipient-names__open"
        onClick={() => setIsOpen(true)}
      >
        Also known by {plural(names.length, 'other name')}
      </button>
      <span className="recipient-names__printed">Also known as {names.join('; ')}.</span>
      {isOpen && (
        <Modal title={`Other Names for ${name}`} onClose={() => setIsOpen(false)}>
          <DataTable
            caption={`Other names for ${name}`}
            columns={columns}
            rows={names}
            rowKey={(otherName) => otherName}
            sort={{ id: 'name', order }}
            onSort={(_, newOrder) => setOrder(newOrder)}
          />
        </Modal>
      )}
    </p>
  );
}
