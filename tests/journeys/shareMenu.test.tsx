import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { timings } from '@/lib/layoutTokens';
import { PAGE_END_ID } from '@/lib/pageEnd';
import { PortsContext, type Ports } from '@/lib/ports';
import { ShareMenu } from '@/ui/ShareMenu';
import { ports } from '../ports';

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('the share menu', () => {
  const url = 'https://www.usaspending.gov/explorer?a=b&c=d';
  const openMenu = (more: Partial<Ports> = {}) => {
    render(
      <PortsContext.Provider value={ports(more)}>
        <ShareMenu url={url} subject="A subject & more" body="A sentence:" />
      </PortsContext.Provider>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Share' }));
  };
  it('lists copy, mail and four networks in order', () => {
    openMenu();
    expect(
      screen.getAllByRole('listitem').map((item) => item.firstChild!.firstChild!.textContent),
    ).toEqual(['Copy link', 'Email', 'X (Twitter)', 'Facebook', 'LinkedIn', 'Reddit']);
  });
  it.each([
    ['X (Twitter)', 'https://x.com/', 'Twitter'],
    ['Facebook', 'https://www.facebook.com/', 'Facebook'],
    ['LinkedIn', 'https://www.linkedin.com/', 'LinkedIn'],
    ['Reddit', 'https://www.reddit.com/', 'Reddit'],
  ])(
    'opens %s in a window of 500 by 500 with the address [i7.29, i7.35, r2.furniture.19]',
    (name, host, event) => {
      const open = jest.spyOn(window, 'open').mockReturnValue(null);
      const track = jest.fn();
      openMenu({ track });
      fireEvent.click(
        screen.getByRole('button', { name: new RegExp(`^${name.replace(/[()]/g, '\\$&')}`) }),
      );
      const [address, , features] = open.mock.calls[0]!;
      expect(String(address).startsWith(host)).toBe(true);
      expect(String(address)).toContain(encodeURIComponent(url));
      expect(features).toMatch(/left=20,top=20,width=500,height=500/);
      expect(track.mock.calls).toEqual([['share', event, url]]);
    },
  );
  it('renders its list only while open, and returns focus to the button after a choice', () => {
    jest.spyOn(window, 'open').mockReturnValue(null);
    openMenu();
    const button = screen.getByRole('button', { name: 'Share' });
    expect(document.getElementById(button.getAttribute('aria-controls')!)).toContainElement(
      screen.getByRole('list'),
    );
    const item = screen.getByRole('button', { name: /^Reddit/ });
    item.focus();
    fireEvent.click(item);
    expect(document.querySelector('ul')).toBeNull();
    expect(button).toHaveFocus();
    expect(button).not.toHaveAttribute('aria-controls');
  });
  it('drafts an email with subject and body [i7.30, r2.furniture.20]', () => {
    openMenu();
    expect(screen.getByRole('link', { name: 'Email' })).toHaveAttribute(
      'href',
      `mailto:?subject=${encodeURIComponent('A subject & more')}&body=${encodeURIComponent(`A sentence: ${url}`)}`,
    );
  });
  it('copies the address, confirms it for 1750 ms and records one event [i7.31, i9.13, r2.furniture.21, r4.18]', async () => {
    const writeText = jest.fn().mockResolvedValue(undefined);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    expect(timings.copyConfirmation).toBe(1750);
    const track = jest.fn();
    openMenu({ track });
    jest.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
    await act(async () => {
      await Promise.resolve();
    });
    expect(writeText).toHaveBeenCalledWith(url);
    expect(track.mock.calls).toEqual([['share', 'Copy', url]]);
    expect(screen.getByText('Copied!')).toBeInTheDocument();
    act(() => {
      jest.advanceTimersByTime(1749);
    });
    expect(screen.getByText('Copied!')).toBeInTheDocument();
    act(() => {
      jest.advanceTimersByTime(1);
    });
    expect(screen.queryByText('Copied!')).not.toBeInTheDocument();
  });
  it('shows a message when the browser has no clipboard [r2.glossary.22]', async () => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    openMenu();
    fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(
      await screen.findByText('Your browser can’t copy. Use Email instead.'),
    ).toBeInTheDocument();
  });
  it('moves the focus from the button to the first item with Arrow Down and to the last with Arrow Up', () => {
    openMenu();
    const button = screen.getByRole('button', { name: 'Share' });
    button.focus();
    fireEvent.keyDown(button, { key: 'ArrowUp' });
    expect(document.activeElement).toHaveTextContent('Reddit');
    button.focus();
    fireEvent.keyDown(button, { key: 'ArrowDown' });
    expect(document.activeElement).toHaveTextContent('Copy link');
  });
  it('moves the focus with the arrow keys and closes on Escape', () => {
    openMenu();
    const button = screen.getByRole('button', { name: 'Share' });
    fireEvent.keyDown(button, { key: 'ArrowDown' });
    expect(screen.getByRole('button', { name: 'Copy link' })).toHaveFocus();
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowUp' });
    expect(document.activeElement).toHaveTextContent('Reddit');
    fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('the share sheet of a touch device', () => {
  const url = 'https://www.usaspending.gov/explorer';
  const original = window.matchMedia;
  afterEach(() => {
    window.matchMedia = original;
    Reflect.deleteProperty(navigator, 'share');
  });
  /** Renders a share menu in a browser whose media queries match `media`, and whose share sheet ends as `share` does. */
  const setup = (share?: () => Promise<void>, media = /pointer: coarse/) => {
    window.matchMedia = ((query: string) => ({
      matches: media.test(query),
      addEventListener: () => {},
      removeEventListener: () => {},
    })) as unknown as typeof window.matchMedia;
    const shareSpy = jest.fn(share);
    if (share) Object.defineProperty(navigator, 'share', { value: shareSpy, configurable: true });
    const track = jest.fn();
    const onShare = jest.fn();
    render(
      <PortsContext.Provider value={ports({ track })}>
        <main>
          <div id={PAGE_END_ID} />
        </main>
        <ShareMenu url={url} subject="A subject" body="A sentence:" onShare={onShare} />
      </PortsContext.Provider>,
    );
    return { shareSpy, track, onShare };
  };
  const press = async (name = 'Share') => {
    fireEvent.click(screen.getByRole('button', { name }));
    await act(async () => {
      await Promise.resolve();
    });
  };
  const createRejection = (name: string) => () => Promise.reject(new DOMException('no', name));

  it('opens with title, text and address in place of the menu, and records one event', async () => {
    const { shareSpy, track, onShare } = setup(() => Promise.resolve());
    await press();
    expect(shareSpy.mock.calls).toEqual([[{ title: 'A subject', text: 'A sentence:', url }]]);
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    expect(track.mock.calls).toEqual([['share', 'Native', url]]);
    expect(onShare).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Share' })).not.toHaveAttribute('aria-expanded');
  });
  it.each(['AbortError', 'InvalidStateError'])(
    'that ends with %s shows and records nothing',
    async (name) => {
      const { track } = setup(createRejection(name));
      await press();
      expect(screen.queryByRole('list')).not.toBeInTheDocument();
      expect(track).not.toHaveBeenCalled();
    },
  );
  it.each(['NotAllowedError', 'DataError'])(
    'that the browser refuses with %s opens the menu, which the button closes',
    async (name) => {
      const { shareSpy, track } = setup(createRejection(name));
      await press();
      expect(screen.getByRole('button', { name: 'Copy link' })).toBeInTheDocument();
      expect(track).not.toHaveBeenCalled();
      const button = screen.getByRole('button', { name: 'Share' });
      expect(button).toHaveAttribute('aria-expanded', 'true');
      await press();
      expect(screen.queryByRole('list')).not.toBeInTheDocument();
      expect(shareSpy).toHaveBeenCalledTimes(1);
    },
  );
  it.each([
    ['without a share sheet', undefined, /pointer: coarse/],
    ['with a mouse', () => Promise.resolve(), /^$/],
  ])('is replaced by the menu on a device %s', async (_, share, media) => {
    const { shareSpy } = setup(share, media);
    await press();
    expect(screen.getByRole('button', { name: 'Copy link' })).toBeInTheDocument();
    expect(shareSpy).not.toHaveBeenCalled();
  });
  it('opens from a second button below the content of a page in a narrow viewport', async () => {
    const { shareSpy } = setup(() => Promise.resolve(), /pointer: coarse|max-width: 767px/);
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('button', { name: 'Share this page' })).toBeInTheDocument();
    await press('Share this page');
    expect(shareSpy).toHaveBeenCalledTimes(1);
  });
  it('has no second button for a menu that is only an icon, or in a wide viewport', () => {
    setup();
    expect(screen.queryByRole('button', { name: 'Share this page' })).not.toBeInTheDocument();
    cleanup();
    setup(undefined, /max-width: 767px/);
    const buttons = screen.getAllByRole('button');
    cleanup();
    render(
      <>
        <div id={PAGE_END_ID} />
        <ShareMenu isIconOnly url={url} subject="A subject" body="A sentence:" />
      </>,
    );
    expect(buttons).toHaveLength(2);
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });
});
