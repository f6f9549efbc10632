// Nothing in it loads late: what does is a lazyPart.
// eslint-disable-next-line no-restricted-imports
import { Suspense, type ReactNode } from 'react';

/**
 * A part of a drawn page that the scripts take over by itself, after what stands around it: a piece of work of its own (decision 0054).
 * What draws it anew, or a context that changes above it, takes it over at once: it stands in what is drawn once.
 */
export function TakenOver({ children }: { children: ReactNode }) {
  return <Suspense>{children}</Suspense>;
}
