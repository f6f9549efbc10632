import { useId, useState, type FormEvent } from 'react';
import { useSelector } from 'react-redux';
import { selectStaged, textToggled, type WithSearchFilters } from '@/blocks/search-filters';
import { limits } from '@/domain/layoutTokens';
import { useThunkDispatch } from '@/lib/redux';
import { Chips } from '@/ui/Chips';
import { Icon } from '@/ui/Icon';

interface TextListProps { field: 'keyword' | 'selectedAwardIDs'; label: string; placeholder: string; chipsLabel: string; /** Texts that one entry adds. */ split: (typed: string) => string[]; check?: (text: string) => string | undefined }
const MAXIMUM = 200;

/** A box that adds texts to a list of chips; a text that cannot be added stays in the box with the reason beside it. */
export function TextListControl({ field, label, placeholder, chipsLabel, split, check }: TextListProps) {
  const id = useId();
  const dispatch = useThunkDispatch<WithSearchFilters>();
  const chosen = useSelector(selectStaged)[field];
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState('');
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const texts = split(typed);
    if (!texts.length) return;
    const wrong = texts.map((text) => (text.length > MAXIMUM ? `At most ${MAXIMUM} characters: this is ${text.length.toLocaleString('en-US')}.` : check?.(text))).find(Boolean);
    if (wrong) { setProblem(wrong); return; }
    texts.forEach((text) => dispatch(textToggled(field, text)));
    setTyped('');
    setProblem('');
  };
  return (
    <div>
      <form className="add-box" onSubmit={handleSubmit}>
        <label className="usa-sr-only" htmlFor={id}>{label}</label>
        <input id={id} className="usa-input" type="text" placeholder={placeholder} value={typed} aria-invalid={problem !== ''} aria-describedby={problem ? `${id}-problem` : undefined} onChange={(event) => { setTyped(event.target.value); setProblem(''); }} />
        <button type="submit" className="usa-button add-box__button" aria-label={`Filter by ${label.toLowerCase()}`} disabled={typed === ''}><Icon name="plus" /><span>Add</span></button>
      </form>
      {problem && <p id={`${id}-problem`} className="field-error" role="alert">{problem}</p>}
      <Chips label={chipsLabel} items={chosen.valueSeq().toArray().map((text) => ({ key: text, label: text, onRemove: () => dispatch(textToggled(field, text)) }))} />
    </div>
  );
}

/** Keyword: text as typed, toggled; under three characters it is not added. */
export function KeywordControl() {
  return <TextListControl field="keyword" label="Keyword" placeholder="Search by Keyword" chipsLabel="Chosen keywords" split={(typed) => (typed === '' ? [] : [typed])}
    check={(text) => (text.trim().length < limits.searchMinimum ? `Use at least ${limits.searchMinimum} characters.` : undefined)} />;
}

/** Award ID: upper-cased; commas separate several; double quotes ask for an exact match. */
export function AwardIdControl() {
  return <><TextListControl field="selectedAwardIDs" label="Award ID" placeholder="Search for an ID..." chipsLabel="Chosen award IDs" split={(typed) => typed.split(',').map((part) => part.trim().toUpperCase()).filter(Boolean)} />
    <p className="control-hint">PIID, FAIN or URI. Separate several with commas; put an ID in double quotes for an exact match.</p></>;
}
