import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { addMember, forgetMembers, keptMembers } from './kept';
import { CompareButton } from './CompareButton';

const KEY = 'usaspending_compare';
const show = (id = '06', name = 'California') => {
  render(
    <MemoryRouter>
      <CompareButton kind="state" id={id} name={name} fy="latest" />
    </MemoryRouter>,
  );
  return userEvent.setup();
};
const button = (words: string) => screen.getByRole('button', { name: words });
const way = () => screen.queryByRole('link');
const stored = () => JSON.parse(window.localStorage.getItem(KEY) ?? '[]') as unknown[];

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  forgetMembers();
  window.localStorage.clear();
});

describe('setting a profile aside to compare it', () => {
  it('keeps it in this browser, and takes it back', async () => {
    const user = show();
    await user.click(button('Add to compare'));
    expect(stored()).toEqual([{ kind: 'state', id: '06', name: 'California' }]);
    await user.click(button('Remove from compare'));
    expect(stored()).toEqual([]);
    expect(button('Add to compare')).toBeInTheDocument();
  });
  it('leads to the comparison as soon as there are two', async () => {
    addMember({ kind: 'state', id: '48', name: 'Texas' });
    const user = show();
    expect(way()).not.toBeInTheDocument();
    await user.click(button('Add to compare'));
    expect(way()).toHaveTextContent('Compare now (2)');
    expect(way()).toHaveAttribute('href', '/compare?of=state:48,state:06');
  });
  it('ends with the sixth', async () => {
    ['01', '02', '04', '05', '08', '09'].forEach((id) =>
      addMember({ kind: 'state', id, name: id }),
    );
    const user = show();
    expect(button('Add to compare')).toHaveAttribute('aria-disabled', 'true');
    await user.click(button('Add to compare'));
    expect(keptMembers().map(({ id }) => id)).toEqual(['01', '02', '04', '05', '08', '09']);
  });
  it('is not offered for what has no id', () => {
    show('', 'Nobody');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
  it('follows what another tab does', () => {
    show();
    act(() => {
      window.localStorage.setItem(
        KEY,
        JSON.stringify([{ kind: 'state', id: '06', name: 'California' }]),
      );
      window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
    });
    expect(button('Remove from compare')).toBeInTheDocument();
  });
});

describe('a list that the browser does not keep', () => {
  it.each(['{', '7', '[null, 3, {"kind":"state"}]', '[{"kind":"planet","id":"3","name":"Earth"}]'])(
    'is empty where it is damaged: %s',
    async (damaged) => {
      window.localStorage.setItem(KEY, damaged);
      const user = show();
      expect(keptMembers()).toEqual([]);
      await user.click(button('Add to compare'));
      expect(stored()).toEqual([{ kind: 'state', id: '06', name: 'California' }]);
    },
  );
  it('holds its usable members, each once', () => {
    window.localStorage.setItem(
      KEY,
      JSON.stringify([
        { kind: 'state', id: '6', name: 'California' },
        { kind: 'state', id: '06', name: 'California again' },
        { kind: 'state', id: '99', name: 'Nowhere' },
        { kind: 'state', id: '48', name: ' ' },
      ]),
    );
    expect(keptMembers().map(({ id }) => id)).toEqual(['06']);
  });
  it('lives as long as the page where the storage is full', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const user = show();
    await user.click(button('Add to compare'));
    expect(button('Remove from compare')).toBeInTheDocument();
    expect(keptMembers()).toHaveLength(1);
  });
  it('lives as long as the page where the storage is turned off', async () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('off', 'SecurityError');
    });
    const user = show();
    await user.click(button('Add to compare'));
    expect(button('Remove from compare')).toBeInTheDocument();
  });
});
