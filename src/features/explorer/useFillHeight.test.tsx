import { act, render, screen } from '@testing-library/react';
import { useFillHeight } from './useFillHeight';

function Filled() {
  return <p>{useFillHeight()}</p>;
}

describe('useFillHeight', () => {
  it('follows the height of the viewport, and measures it only on mount and after a resize', () => {
    jest.replaceProperty(window, 'innerWidth', 1280);
    const getInnerHeight = jest.fn(() => 900);
    const descriptor = Object.getOwnPropertyDescriptor(window, 'innerHeight')!;
    Object.defineProperty(window, 'innerHeight', { configurable: true, get: getInnerHeight });
    try {
      const firstRender = render(<Filled />);
      expect(screen.getByText('640')).toBeInTheDocument();
      expect(getInnerHeight).toHaveBeenCalledTimes(1);
      getInnerHeight.mockReturnValue(1004);
      act(() => void window.dispatchEvent(new Event('resize')));
      expect(screen.getByText('740')).toBeInTheDocument();
      firstRender.unmount();
      getInnerHeight.mockReturnValue(700);
      render(<Filled />);
      expect(screen.getByText('530')).toBeInTheDocument();
    } finally {
      Object.defineProperty(window, 'innerHeight', descriptor);
      jest.restoreAllMocks();
    }
  });
});
