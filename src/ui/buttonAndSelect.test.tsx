import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './Button';
import { Select } from './Select';

describe('a button', () => {
  it('submits its form only if its type is submit', async () => {
    const onSubmit = jest.fn((event: Event) => event.preventDefault());
    render(
      <form onSubmit={(event) => onSubmit(event.nativeEvent)}>
        <Button>Cancel</Button>
        <Button type="submit">Save</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});

describe('a select', () => {
  it('reports the key of the selected option with its type', async () => {
    const onChoose = jest.fn();
    const options = [2026, 2025].map((year) => ({ key: year, label: `FY ${year}` }));
    render(<Select label="Fiscal year" options={options} value={2026} onChoose={onChoose} />);
    const select = screen.getByRole('combobox', { name: 'Fiscal year' });
    expect(select).toHaveDisplayValue('FY 2026');
    await userEvent.selectOptions(select, 'FY 2025');
    expect(onChoose).toHaveBeenCalledWith(2025);
  });
});
