import { useState, type Dispatch, type SetStateAction } from 'react';

/** Returns state that resets to `initialValue` in the render in which `key` changes. */
export const useKeyedState = <T>(
  key: unknown,
  initialValue: T,
): [value: T, set: Dispatch<SetStateAction<T>>] => {
  const [lastKey, setLastKey] = useState(key);
  const [value, setValue] = useState(initialValue);
  if (Object.is(lastKey, key)) return [value, setValue];
  setLastKey(key);
  setValue(initialValue);
  return [initialValue, setValue];
};

/** Returns `value` if `isValid`, else the last valid one, else `initialValue`. */
export const useLastValid = <T>(value: T, isValid: boolean, initialValue: T): T => {
  const [last, setLast] = useState(initialValue);
  if (!isValid) return last;
  if (!Object.is(last, value)) setLast(value);
  return value;
};

/** Returns whether `condition` has been true in any render since the component mounted. */
export const useHasBeen = (condition: boolean): boolean => useLastValid(true, condition, false);
