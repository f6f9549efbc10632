/**
 * Replaces `ResizeObserver` with a fake whose callbacks run, without entries, when the test calls `layOut`. `end` restores the
 * original.
 */
export const mockResizeObserver = () => {
  const originalDescriptor = Object.getOwnPropertyDescriptor(globalThis, 'ResizeObserver');
  const observers = new Set<() => void>();
  class Observer implements ResizeObserver {
    private readonly callback: () => void;
    constructor(onResize: ResizeObserverCallback) {
      this.callback = () => onResize([], this);
    }
    observe() {
      observers.add(this.callback);
    }
    unobserve() {
      observers.delete(this.callback);
    }
    disconnect() {
      observers.delete(this.callback);
    }
  }
  Object.defineProperty(globalThis, 'ResizeObserver', { configurable: true, value: Observer });
  return {
    layOut: () => [...observers].forEach((notify) => notify()),
    /** Returns the number of observing callbacks. */
    observed: () => observers.size,
    end: () => {
      if (originalDescriptor)
        Object.defineProperty(globalThis, 'ResizeObserver', originalDescriptor);
      else Reflect.deleteProperty(globalThis, 'ResizeObserver');
    },
  };
};
