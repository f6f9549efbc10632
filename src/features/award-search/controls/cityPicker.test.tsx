import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CitySearch } from '@/services/autocomplete/placeMatchService';
import { noPlaceChoice, type City } from '@/domain/search/places';
import { CityPicker } from './CityPicker';

const note = 'Some awards in other countries do not name a city.';
const berlin: City = { name: 'Berlin', country: 'DEU', countryName: 'Germany' };
const denver: City = { name: 'Denver', country: 'USA', countryName: 'United States', state: 'CO' };
const show = (side: CitySearch['side'], city?: City, disabled = false) => {
  const onRemove = jest.fn();
  const country = { code: city?.country ?? 'DEU', name: '' };
  render(
    <CityPicker
      choice={{ ...noPlaceChoice, country, city }}
      side={side}
      disabled={disabled}
      onChoose={() => {}}
      onRemove={onRemove}
    />,
  );
  return onRemove;
};

describe('the city picker', () => {
  it.each([
    ['abroad, for place of performance', 'place_of_performance', berlin, 1],
    ['abroad, for recipients', 'recipient', berlin, 0],
    ['in the United States', 'place_of_performance', denver, 0],
  ] as const)('warns only for places of performance abroad: %s', (_where, side, city, notes) => {
    show(side, city);
    expect(screen.getByRole('list', { name: 'City' })).toHaveTextContent(city.name);
    expect(screen.queryAllByText(note)).toHaveLength(notes);
  });
  it('has no warning before a city is selected', () => {
    show('place_of_performance');
    expect(screen.getByRole('combobox', { name: 'City' })).toBeInTheDocument();
    expect(screen.queryByText(note)).not.toBeInTheDocument();
  });
  it('calls onRemove when the city is removed', async () => {
    const onRemove = show('place_of_performance', berlin);
    await userEvent.setup().click(screen.getByRole('button', { name: /Berlin/ }));
    expect(onRemove).toHaveBeenCalledTimes(1);
  });
});
