import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { createSearchPath } from '@/blocks/search-filters';
import {
  accountFilters,
  agencyFilters,
  placeFilters,
  recipientFilters,
} from '@/domain/search/readyMade';
import { WORD_START } from '@/domain/site/siteSearch';
import { withSlideOut } from '@/lib/url/slideOutAddress';
import { usePorts } from '@/lib/ports';
import { loadChunk } from '@/lib/requests/loadChunk';
import { getLengthProblem, getTextProblem } from '@/lib/searchText';
import { Modal } from '@/ui/Modal';
import { Suggest } from '@/ui/Suggest';
import type { CorrectText } from '@/ui/useSuggestions';
import { focusMain } from '@/ui/useDialog';
import { findAnywhere } from './findAnywhere';
import { findProfilePath } from './recipientAddress';
import type { MatchTarget, SiteMatch } from './siteMatch';
import './site-search.scss';

const buildFilters = (target: Exclude<MatchTarget, { to: string } | { panel: string }>) =>
  'agency' in target
    ? agencyFilters(target.agency)
    : 'place' in target
      ? placeFilters(target.place)
      : 'account' in target
        ? accountFilters(target.account)
        : recipientFilters(target.recipient.uei || target.recipient.name);

const findAddress = async (target: Parameters<typeof buildFilters>[0]): Promise<string> =>
  ('recipient' in target && (await findProfilePath(target.recipient))) ||
  createSearchPath(buildFilters(target));

/** Returns the text that the visitor may have meant, unless the typed text begins a word of a result. */
const correctWeakMatches: CorrectText<SiteMatch> = async (text, groups, signal) => {
  const isMatched = groups.some(({ items }) => items.some(({ score }) => score >= WORD_START));
  if (isMatched || getLengthProblem(text)) return undefined;
  const { correctAnywhere } = await loadChunk(() => import('./correctAnywhere'));
  return correctAnywhere(text, signal);
};

/** Animation frames to wait for the old page to unmount, and the maximum to wait for the new page's heading. */
const PAGE_GONE_FRAMES = 3;
const MAX_FRAMES = 600;
/** Focuses the heading of the new page once it renders, unless a dialog has opened meanwhile. */
const focusNewPage = (frame = 0) => {
  if (frame >= PAGE_GONE_FRAMES && document.querySelector('dialog[open]')) return;
  if (frame >= PAGE_GONE_FRAMES && document.querySelector('#main-content h1')) focusMain();
  else if (frame < MAX_FRAMES) requestAnimationFrame(() => focusNewPage(frame + 1));
};

/** Renders a search of the whole site with suggestions. Enter without a choice searches awards by keyword. */
export default function SiteSearch({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { track } = usePorts();
  const [problem, setProblem] = useState('');
  const leave = (to: string | { pathname: string; search: string }) => {
    onClose();
    void navigate(to);
    if (typeof to === 'string') focusNewPage();
  };
  const open = (address: Promise<string>) => {
    setProblem('');
    address.then(leave, (error: Error) =>
      setProblem(`We couldn’t open the search. ${error.message}`),
    );
  };
  const handleChoose = ({ target, text }: SiteMatch) => {
    track('siteSearch', text);
    if ('to' in target) leave(target.to);
    else if ('panel' in target)
      leave({ pathname, search: withSlideOut(search, target.panel, target.slug) });
    else open(findAddress(target));
  };
  const handleSubmit = (text: string) => {
    const textError = getTextProblem(text);
    if (textError) setProblem(`To search awards: ${textError}`);
    else leave(`/keyword_search/${encodeURIComponent(text)}`);
  };
  return (
    <Modal title="Search this site" onClose={onClose} wide focusOn="input">
      <div className="site-search">
        <Suggest
          label="Pages, agencies, accounts, places, recipients, award IDs, terms"
          placeholder="Try “Texas”, “outlay” or an award ID"
          minimum={2}
          delay={200}
          search={findAnywhere}
          correct={correctWeakMatches}
          itemKey={({ key }) => key}
          itemText={({ text }) => text}
          itemDetail={({ detail }) => detail}
          isAction={({ isList = false }) => isList}
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
