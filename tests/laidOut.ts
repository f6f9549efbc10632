/**
 * Replaces `ResizeObserver` with a fake whose callbacks run, without entries, when the test calls `layOut`. `end` restores the
 * original.
 */
export const laidOut = () => {
  const was = Object.getOwnPropertyDescriptor(globalThis, 'ResizeObserver');
  const observers = new Set<() => void>();
  class Observer implements ResizeObserver {
    private readonly told: () => void;
    constructor(tell: ResizeObserverCallback) {
      this.told = () => tell([], this);
    }
    observe() {
      observers.add(this.told);
    }
    unobserve() {
      observers.delete(this.told);
    }
    disconnect() {
      observers.delete(this.told);
    }
  }
  Object.defineProperty(globalThis, 'ResizeObserver', { configurable: true, value: Observer });
  return {
    layOut: () => [...observers].forEach((tell) => tell()),
    /** Returns the number of observing callbacks. */
    observed: () => observers.size,
    end: () => {
      if (was) Object.defineProperty(globalThis, 'ResizeObserver', was);
      else Reflect.deleteProperty(globalThis, 'ResizeObserver');
    },
  };
};
