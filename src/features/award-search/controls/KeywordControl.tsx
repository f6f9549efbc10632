import { useSelector } from 'react-redux';
import { selectStaged, textToggled, type WithSearchFilters } from '@/blocks/search-filters';
import { useThunkDispatch } from '@/lib/redux';
import { getTextProblem, getLengthProblem } from '@/lib/searchText';
import { Chips } from '@/ui/Chips';
import { AddBox } from './AddBox';

interface TextListProps {
  field: 'keyword' | 'selectedAwardIDs';
  label: string;
  placeholder: string;
  chipsLabel: string;
  split: (typedText: string) => string[];
  /** Returns why a text cannot be added; undefined if it can. */
  check: (text: string) => string | undefined;
}

function TextListControl({ field, label, placeholder, chipsLabel, split, check }: TextListProps) {
  const dispatch = useThunkDispatch<WithSearchFilters>();
  const chosenTexts = useSelector(selectStaged)[field];
  const handleAdd = (typedText: string, hasLeft: boolean) => {
    // Submitting a chosen text again removes it. Leaving the box must not do that.
    const texts = split(typedText).filter((text) => !hasLeft || !chosenTexts.has(text));
    const problem = texts.map(check).find(Boolean);
    if (!problem) texts.forEach((text) => dispatch(textToggled(field, text)));
    return problem;
  };
  return (
    <div>
      <AddBox label={label} placeholder={placeholder} onAdd={handleAdd} />
      <Chips
        label={chipsLabel}
        items={[...chosenTexts.values()].map((text) => ({
          key: text,
          label: text,
          onRemove: () => dispatch(textToggled(field, text)),
        }))}
      />
    </div>
  );
}

/** Renders the keyword filter. A keyword is added exactly as typed, and must have 3 to 200 characters. */
export function KeywordControl() {
  return (
    <TextListControl
      field="keyword"
      label="Keyword"
      placeholder="Search by Keyword"
      chipsLabel="Chosen keywords"
      split={(typedText) => (typedText === '' ? [] : [typedText])}
      check={getTextProblem}
    />
  );
}

/** Renders the award ID filter. IDs are converted to uppercase. Commas separate IDs, and double quotes request an exact match. */
export function AwardIdControl() {
  return (
    <>
      <TextListControl
        field="selectedAwardIDs"
        label="Award ID"
        placeholder="Search for an ID..."
        chipsLabel="Chosen award IDs"
        split={(typedText) =>
          typedText
            .split(',')
            .map((part) => part.trim().toUpperCase())
            .filter(Boolean)
        }
        check={getLengthProblem}
      />
      <p className="control-hint">
        Enter a PIID, FAIN or URI. Separate IDs with commas. Put an ID in double quotes for an exact
        match.
      </p>
    </>
  );
}
