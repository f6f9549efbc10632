import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import Cookies from 'js-cookie';
import Banners from '@/app/shell/Banners';
import RotateBanner from '@/app/shell/RotateBanner';
import { banners, type BannerConfig } from '@/domain/site/banners';
import { PortsContext } from '@/lib/ports';
import { InfoBanner } from '@/ui/InfoBanner';
import { ports } from '../ports';
import { renderAt } from '../render';
import { journeyApi } from './journeyApi';

journeyApi();
afterEach(() => {
  jest.useRealTimers();
  Object.keys(Cookies.get()).forEach((name) => Cookies.remove(name));
});

describe('notices', () => {
  const list: readonly BannerConfig[] = [
    { id: 'a', isActive: true, title: 'A', content: 'x', page: '/search', type: 'warning' },
    { id: 'b', isActive: true, title: 'B', content: 'y', page: 'site wide', type: 'general' },
    { id: 'c', isActive: false, title: 'C', content: 'z', page: 'site wide', type: 'warning' },
    { id: 'd', isActive: true, title: 'D', content: 'u', page: '/no-such-path', type: 'warning' },
    { id: 'e', isActive: true, title: 'E', content: 'v', page: '/sea', type: 'warning-resolved' },
  ];
  const readNotices = (path: string) => {
    const { container } = render(<Banners path={path} list={list} />);
    return within(container)
      .queryAllByRole('region')
      .map((region) => region.textContent);
  };
  it('show type, title and content on their page or site-wide while active [i2.header-and-footer.2-3, i3.other.1, r2.furniture.11, r2.furniture.17]', () => {
    expect(readNotices('/search/abc')).toEqual(['Notice: By ', 'Warning: Ax ', 'Resolved: Ev ']);
    expect(readNotices('/')).toEqual(['Notice: By ']);
  });
  it('have unique IDs', () =>
    expect(new Set(banners.map(({ id }) => id)).size).toBe(banners.length));
  const makeNotice = (dismissable: boolean, onDismiss = () => {}) => (
    <InfoBanner id="one" title="One" type="general" dismissable={dismissable} onDismiss={onDismiss}>
      <p>Words</p>
    </InfoBanner>
  );
  it('stay dismissed for seven days through their own cookie and call onDismiss [i4.other.5-7, i9.34, r2.furniture.9, r9.11]', async () => {
    const set = jest.spyOn(Cookies, 'set');
    const onDismiss = jest.fn();
    render(makeNotice(true, onDismiss));
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss message: One' }));
    expect(screen.queryByText('Words')).not.toBeInTheDocument();
    expect(onDismiss).toHaveBeenCalledWith('one');
    expect(set).toHaveBeenCalledWith(
      'usaspending_info-banner_one',
      'hide',
      expect.objectContaining({ expires: 7 }),
    );
    cleanup();
    render(makeNotice(true));
    expect(screen.queryByText('Words')).not.toBeInTheDocument();
  });
  it('always show when they cannot be dismissed [i4.other.8, r2.furniture.10]', () => {
    Cookies.set('usaspending_info-banner_one', 'hide');
    render(makeNotice(false));
    expect(screen.getByText('Words')).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
  it('work without cookies', () => {
    jest.spyOn(Cookies, 'set').mockImplementation(() => {
      throw new Error('refused');
    });
    jest.spyOn(Cookies, 'get').mockImplementation(() => {
      throw new Error('refused');
    });
    render(makeNotice(true));
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss message: One' }));
    expect(screen.queryByText('Words')).not.toBeInTheDocument();
  });
  it('open the COVID-19 announcement on COVID-19 paths and the UEI announcement on recipient paths', () => {
    const openModal = jest.fn();
    for (const [path, label, kind] of [
      ['/disaster/covid-19', 'What is new', 'covid'],
      ['/recipient', 'What changed', 'uei'],
    ] as const) {
      render(
        <PortsContext.Provider value={ports({ openModal })}>
          <Banners path={path} />
        </PortsContext.Provider>,
      );
      fireEvent.click(screen.getByRole('button', { name: label }));
      expect(openModal).toHaveBeenLastCalledWith(kind);
      cleanup();
    }
  });
});

describe('the rotate-your-device banner', () => {
  const queryBanner = () => screen.queryByText(/Rotate your device/);
  it('stays dismissed for a day [i2.navigation.17, i2.navigation.20, i9.35, r2.furniture.22, r9.12]', () => {
    const set = jest.spyOn(Cookies, 'set');
    render(<RotateBanner />);
    fireEvent.click(screen.getByRole('button', { name: 'DISMISS' }));
    expect(queryBanner()).toBeNull();
    expect(set).toHaveBeenCalledWith(
      'usaspending_mobile_view_disclaimer',
      'hide',
      expect.objectContaining({ expires: 1 }),
    );
    cleanup();
    render(<RotateBanner />);
    expect(queryBanner()).toBeNull();
  });
  it('disappears after ten seconds [i2.navigation.18, r2.furniture.13, r9.13]', () => {
    jest.useFakeTimers();
    render(<RotateBanner />);
    act(() => {
      jest.advanceTimersByTime(9999);
    });
    expect(queryBanner()).not.toBeNull();
    act(() => {
      jest.advanceTimersByTime(1);
    });
    expect(queryBanner()).toBeNull();
  });
  it('appears in a narrow window and disappears at 568 px [i2.navigation.16, i2.navigation.19, r2.furniture.23, r9.14]', async () => {
    Object.defineProperty(window, 'outerWidth', { value: 400, configurable: true });
    renderAt('/');
    expect(await screen.findByText(/Rotate your device/)).toBeInTheDocument();
    Object.defineProperty(window, 'outerWidth', { value: 568, configurable: true });
    // The banner listens only after its first effect, so the event is repeated. Rotating a device also fires several
    // resize events.
    await waitFor(() => {
      act(() => {
        window.dispatchEvent(new Event('resize'));
      });
      expect(queryBanner()).toBeNull();
    });
    Object.defineProperty(window, 'outerWidth', { value: 0, configurable: true });
  });
});
