import type { TrackedEvents } from '@/lib/trackedEvents';

/** Something that happened: its name and what is known of it, which `track` has held to the name. */
export type Told = readonly [name: keyof TrackedEvents, ...details: readonly unknown[]];
