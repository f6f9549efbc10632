import type { TrackedEvents } from '@/lib/trackedEvents';

/** A tracked event: its name and its details, whose types `track` has checked. */
export type Told = readonly [name: keyof TrackedEvents, ...details: readonly unknown[]];
