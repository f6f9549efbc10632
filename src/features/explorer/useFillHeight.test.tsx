import { act, render, screen } from '@testing-library/react';
import { useFillHeight } from './useFillHeight';

function Filled() {
  return <p>{useFillHeight()}</p>;
}

describe('useFillHeight', () => {
  it('follows the viewport and measures it only once until it changes', () => {
    jest.replaceProperty(window, 'innerWidth', 1280);
    const asked = jest.fn(() => 900);
    const own = Object.getOwnPropertyDescriptor(window, 'innerHeight')!;
    Object.defineProperty(window, 'innerHeight', { configurable: true, get: asked });
    try {
      const first = render(<Filled />);
      expect(screen.getByText('640')).toBeInTheDocument();
      expect(asked).toHaveBeenCalledTimes(1);
      asked.mockReturnValue(1004);
      act(() => void window.dispatchEvent(new Event('resize')));
      expect(screen.getByText('740')).toBeInTheDocument();
      first.unmount();
      asked.mockReturnValue(700);
      render(<Filled />);
      expect(screen.getByText('530')).toBeInTheDocument();
    } finally {
      Object.defineProperty(window, 'innerHeight', own);
      jest.restoreAllMocks();
    }
  });
});
