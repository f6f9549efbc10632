import { useEffect, useState } from 'react';
import { usePorts, type Ports } from '@/lib/ports';
import { Button } from '@/ui/Button';
import { Modal } from '@/ui/Modal';
import { Sheet } from '@/ui/Sheet';
import { SlideOut } from '@/ui/SlideOut';

function OpenButton({ onOpen }: { onOpen: () => void }) {
  return (
    <p>
      <Button onClick={onOpen}>Open the dialog</Button>
    </p>
  );
}
function SiteDialog({ kind }: { kind: Parameters<Ports['openModal']>[0] }) {
  const { openModal } = usePorts();
  useEffect(() => openModal(kind), [openModal, kind]);
  return <OpenButton onOpen={() => openModal(kind)} />;
}
function PlainModal() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <OpenButton onOpen={() => setIsOpen(true)} />
      {isOpen && (
        <Modal title="Contracts of an agency" onClose={() => setIsOpen(false)}>
          {Array.from({ length: 30 }, (_, at) => (
            <p key={at}>Paragraph {at + 1} of a text that is longer than the window.</p>
          ))}
        </Modal>
      )}
    </>
  );
}
function PlainSheet() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <OpenButton onOpen={() => setIsOpen(true)} />
      <Sheet
        title="Filters"
        open={isOpen}
        onClose={() => setIsOpen(false)}
        footer={<Button onClick={() => setIsOpen(false)}>Submit</Button>}
      >
        <p>Fields of the filters.</p>
      </Sheet>
    </>
  );
}
function PlainSlideOut() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <OpenButton onOpen={() => setIsOpen(true)} />
      <SlideOut
        title="Terms"
        open={isOpen}
        onClose={() => setIsOpen(false)}
        isOnTop
        head={<p>Text that stays above the list.</p>}
        contentKey="list"
      >
        <p>The list of terms.</p>
      </SlideOut>
    </>
  );
}
/** Examples of dialogs, open from the start. */
export const dialogExamples = {
  'dialog-modal': () => <PlainModal />,
  'dialog-sheet': () => <PlainSheet />,
  'dialog-slide-out': () => <PlainSlideOut />,
  'dialog-covid': () => <SiteDialog kind="covid" />,
  'dialog-covid-limitations': () => <SiteDialog kind="covid-data-disclaimer" />,
  'dialog-uei': () => <SiteDialog kind="uei" />,
  'dialog-filter': () => <SiteDialog kind="filter" />,
};
