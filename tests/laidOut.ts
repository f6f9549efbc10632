/** A browser that lays pages out when it is told to: its observers of sizes tell of every element's first size then, and of what changed since. */
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
    /** How many are told of sizes. */
    observed: () => observers.size,
    end: () => {
      if (was) Object.defineProperty(globalThis, 'ResizeObserver', was);
      else Reflect.deleteProperty(globalThis, 'ResizeObserver');
    },
  };
};
