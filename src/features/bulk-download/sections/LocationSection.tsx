import { useId } from 'react';
import {
  allCountries,
  chooseCountry,
  foreignCountries,
  noState,
  type AwardForm,
} from '@/domain/bulkDownload/awardForm';
import { countries } from '@/domain/countries';
import { usStates } from '@/domain/states';
import { Select } from '@/ui/Select';
import { Choice } from '../components/Choice';
import { Section } from '../components/Section';
import type { FormSectionProps } from './formSection';

const usa = countries.find(({ code }) => code === 'USA')!;
const otherCountries = countries.filter(({ code }) => code !== 'USA');
const findCountry = (code: string) =>
  [allCountries, foreignCountries, ...countries].find((country) => country.code === code) ??
  allCountries;
const stateOptions = [
  { key: '', label: 'All' },
  ...usStates.map(({ code, name }) => ({ key: code, label: name })),
];
const renderOptions = (places: readonly { code: string; name: string }[]) =>
  places.map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  ));

/** Renders the recipient location or place of performance: a country, and for the United States a state. */
export function LocationSection({ step, form, onChange }: FormSectionProps<AwardForm>) {
  const idPrefix = useId();
  const { country, state } = form.location;
  return (
    <Section step={step} title="Select a location (optional).">
      <Choice
        legend="Location type"
        name={`${idPrefix}-type`}
        value={form.locationType}
        options={[
          { key: 'recipient_location', label: 'Recipient Location' },
          { key: 'place_of_performance', label: 'Place of Performance' },
        ]}
        onChange={(locationType) => onChange(form.set('locationType', locationType))}
      />
      <div className="form-columns">
        <div className="field">
          <label htmlFor={`${idPrefix}-country`}>Country</label>
          <select
            id={`${idPrefix}-country`}
            className="usa-select"
            value={country.code}
            onChange={(event) => onChange(chooseCountry(form, findCountry(event.target.value)))}
          >
            {renderOptions([allCountries, usa, foreignCountries])}
            <optgroup label="OTHER COUNTRIES">{renderOptions(otherCountries)}</optgroup>
          </select>
        </div>
        <div className="field">
          <label htmlFor={`${idPrefix}-state`}>State or territory</label>
          <Select
            id={`${idPrefix}-state`}
            options={stateOptions}
            value={state.code}
            disabled={country.code !== usa.code}
            onChoose={(code) =>
              onChange(
                form.set('location', {
                  country,
                  state: usStates.find((other) => other.code === code) ?? noState,
                }),
              )
            }
          />
        </div>
      </div>
    </Section>
  );
}
