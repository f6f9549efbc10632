import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { addressWith } from '@/blocks/search-filters';
import {
  accountFilters,
  agencyFilters,
  recipientFilters,
  stateFilters,
} from '@/domain/search/readyMade';
import { withSlideOut } from '@/lib/slideOutAddress';
import { usePorts } from '@/lib/ports';
import { textProblem } from '@/lib/searchText';
import { Modal } from '@/ui/Modal';
import { Suggest } from '@/ui/Suggest';
import { focusMain } from '@/ui/useDialog';
import { findAnywhere, type Find, type FindTarget } from './findAnywhere';
import { recipientAddress } from './recipientAddress';
import './site-search.scss';

const filtersOf = (target: Exclude<FindTarget, { to: string } | { panel: string }>) =>
  'agency' in target
    ? agencyFilters(target.agency)
    : 'state' in target
      ? stateFilters(target.state)
      : 'account' in target
        ? accountFilters(target.account)
        : recipientFilters(target.recipient.uei || target.recipient.name);

const addressOf = async (target: Parameters<typeof filtersOf>[0]): Promise<string> =>
  ('recipient' in target && (await recipientAddress(target.recipient))) ||
  addressWith(filtersOf(target));

/** Frames after which the previous page is gone, and after which waiting for the next one stops. */
const GONE = 3;
const GIVEN_UP = 600;
/** Focuses the heading of the new page once it renders, unless a dialog has opened meanwhile. */
const focusArrival = (frame = 0) => {
  if (frame >= GONE && document.querySelector('dialog[open]')) return;
  if (frame >= GONE && document.querySelector('#main-content h1')) focusMain();
  else if (frame < GIVEN_UP) requestAnimationFrame(() => focusArrival(frame + 1));
};

/** A search over the whole site with suggestions while typing. Enter searches awards for the text. */
export default function SiteSearch({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { track } = usePorts();
  const [problem, setProblem] = useState('');
  const leave = (to: string | { pathname: string; search: string }) => {
    onClose();
    void navigate(to);
    if (typeof to === 'string') focusArrival();
  };
  const open = (address: Promise<string>) => {
    setProblem('');
    address.then(leave, (error: Error) =>
      setProblem(`The search could not be opened. ${error.message}`),
    );
  };
  const handleChoose = ({ target, text }: Find) => {
    track('siteSearch', text);
    if ('to' in target) leave(target.to);
    else if ('panel' in target)
      leave({ pathname, search: withSlideOut(search, target.panel, target.slug) });
    else open(addressOf(target));
  };
  const handleSubmit = (text: string) => {
    const wrong = textProblem(text);
    if (wrong) setProblem(`To search awards: ${wrong}`);
    else leave(`/keyword_search/${encodeURIComponent(text)}`);
  };
  return (
    <Modal title="Search this site" onClose={onClose} wide focusOn="input">
      <div className="site-search">
        <Suggest
          label="Pages, agencies, accounts, places, recipients, award numbers, terms"
          placeholder="Try “Texas”, “outlay” or an award number"
          minimum={2}
          delay={200}
          search={findAnywhere}
          itemKey={({ key }) => key}
          itemText={({ text }) => text}
          itemDetail={({ detail }) => detail}
          onChoose={handleChoose}
          onSubmit={handleSubmit}
        />
        {problem && (
          <p className="field-error" role="alert">
            {problem}
          </p>
        )}
        <p className="control-hint">
          Use the arrow keys to choose and Enter to open. Press Enter without a choice to search
          awards.
        </p>
      </div>
    </Modal>
  );
}
