import { useSelector } from 'react-redux';
import { trackedDefCodes } from '@/domain/codes/defCodes';
import { publicLaws, type DisasterCode } from '@/domain/disaster/publicLaws';
import { Select } from '@/ui/Select';
import { selectListedCodes } from '../state/covid19State';
import type { CodeSelectionInAddress } from '../useCodeSelection';

/** Returns the laws of a code from the API, or from the built-in list until the list of the API has loaded; '' for unknown codes. */
const getLaws = (code: string, listedCodes: readonly DisasterCode[] | null): string => {
  const builtInCode = trackedDefCodes.find((entry) => entry.code === code);
  const listedCode = listedCodes?.find((entry) => entry.code === code);
  return (listedCode?.publicLaw.replaceAll('|', ', ') || builtInCode?.publicLaw) ?? '';
};

/** Renders a form for choosing a law and the codes of the law that are counted. The last selected code cannot be deselected. */
export function CodePicker({ selection }: { selection: CodeSelectionInAddress }) {
  const { law, lawCodes, defCodes, chooseLaw, chooseCodes } = selection;
  const listedCodes = useSelector(selectListedCodes);
  const detail = publicLaws.find(({ id }) => id === law)?.detail;
  const toggle = (code: string) =>
    chooseCodes(
      defCodes.includes(code) ? defCodes.filter((other) => other !== code) : [...defCodes, code],
    );
  return (
    <form
      className="covid-counted"
      aria-label="Public law and codes to count"
      onSubmit={(event) => event.preventDefault()}
    >
      <label className="covid-counted__law">
        Public Law
        <Select
          options={publicLaws.map(({ id, label }) => ({ key: id, label }))}
          value={law}
          onChoose={chooseLaw}
        />
        <span className="covid-counted__detail">{detail || `${lawCodes.length} codes`}</span>
      </label>
      <fieldset className="covid-counted__codes">
        <legend>Codes counted</legend>
        {lawCodes.map((code) => {
          const lawText = getLaws(code, listedCodes);
          return (
            <label key={code} className="covid-code" title={lawText}>
              <input
                type="checkbox"
                checked={defCodes.includes(code)}
                disabled={defCodes.length === 1 && defCodes[0] === code}
                onChange={() => toggle(code)}
              />
              <span aria-hidden="true">{code}</span>
              <span className="usa-sr-only">{`${code}: ${lawText}`}</span>
            </label>
          );
        })}
        {lawCodes.length > 1 && (
          <button
            type="button"
            className="link-button"
            aria-disabled={defCodes.length === lawCodes.length}
            onClick={() => {
              if (defCodes.length < lawCodes.length) chooseCodes(lawCodes);
            }}
          >
            Count all
          </button>
        )}
      </fieldset>
    </form>
  );
}
