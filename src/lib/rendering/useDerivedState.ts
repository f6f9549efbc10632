import { useState, type Dispatch, type SetStateAction } from 'react';

/** Returns state that resets to `initial` in the render in which `key` changes. */
export const useKeyedState = <T>(
  key: unknown,
  initial: T,
): [value: T, set: Dispatch<SetStateAction<T>>] => {
  const [lastKey, setLastKey] = useState(key);
  const [value, setValue] = useState(initial);
  if (Object.is(lastKey, key)) return [value, setValue];
  setLastKey(key);
  setValue(initial);
  return [initial, setValue];
};

/** Returns `value` if `isValid`, else the last valid one, else `initial`. */
export const useLastValid = <T>(value: T, isValid: boolean, initial: T): T => {
  const [last, setLast] = useState(initial);
  if (!isValid) return last;
  if (!Object.is(last, value)) setLast(value);
  return value;
};

/** Returns whether `condition` has been true in any render since the component mounted. */
export const useHasBeen = (condition: boolean): boolean => useLastValid(true, condition, false);
