import { useState } from 'react';
import { BLANK, classOf, getTokenStyle, type ColorScale } from '@/map/colorClasses';
import { Legend } from '@/map/Legend';
import { usStates } from '@/domain/states';
import { Select } from '@/ui/Select';
import type { PlaceAmount } from './placeTexts';
import './district-tiles.scss';

export interface DistrictTilesProps {
  /** Districts, with names such as `CO-01`. */ tiles: readonly PlaceAmount[];
  scale: ColorScale;
  legend: string;
  format: (value: number) => string;
  /** Why the districts are tiles; undefined if the page already says so. */ hint?: string;
  /** Postal code of the initial state. */ start: string;
  onChoose: (code: string) => void;
}
/** Renders the districts of one state as tiles, for when their boundaries are not available. */
export function DistrictTiles({
  tiles,
  scale,
  legend,
  format,
  hint,
  start,
  onChoose,
}: DistrictTilesProps) {
  const [stateCode, setStateCode] = useState('');
  const states = usStates.filter(({ code }) =>
    tiles.some(({ name }) => name.startsWith(`${code}-`)),
  );
  const state =
    states.find(({ code }) => code === stateCode) ??
    states.find(({ code }) => code === start) ??
    states[0];
  if (!state) return null;
  const stateTiles = tiles
    .filter(({ name }) => name.startsWith(`${state.code}-`))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const getColors = (value: number) =>
    getTokenStyle(scale.classes[classOf(scale.classes, value)]?.token ?? BLANK);
  return (
    <div className="district-tiles">
      {hint && <p className="control-hint">{hint}</p>}
      {states.length > 1 && (
        <Select
          label="State or territory"
          options={states.map(({ code, name }) => ({ key: code, label: name }))}
          value={state.code}
          onChoose={setStateCode}
        />
      )}
      <ul className="district-tiles__grid" aria-label={`Districts of ${state.name}`}>
        {stateTiles.map(({ code, name, value, text }) => (
          <li key={name}>
            <button type="button" style={getColors(value)} onClick={() => onChoose(code)}>
              <strong>{name}</strong>
              <span>{text}</span>
            </button>
          </li>
        ))}
      </ul>
      <Legend title={legend} scale={scale} blankCount={0} format={format} />
    </div>
  );
}
