import { createHash } from 'node:crypto';

/** Default capacity in characters, enough for about a hundred pages of search results. */
const DEFAULT_CAPACITY = 32 * 1024 * 1024;

/**
 * A cache of the most recently used responses. It limits the total number of characters, because one response can be a thousand times
 * as long as another.
 */
export class AnswerCache {
  private readonly answers = new Map<string, string>();
  private characters = 0;

  /** Creates a cache of at most `capacity` characters. A capacity of 0 turns the cache off. */
  constructor(private readonly capacity = DEFAULT_CAPACITY) {}

  get isEnabled(): boolean {
    return this.capacity > 0;
  }
  /** Number of characters in the cache. */
  get size(): number {
    return this.characters;
  }

  /** Returns a hash of a request as its cache key, because a request can be megabytes long. */
  keyOf(url: string, body: unknown): string {
    return createHash('sha256')
      .update(url)
      .update('\n')
      .update(JSON.stringify(body))
      .digest('base64');
  }

  get(key: string): string | undefined {
    const responseText = this.answers.get(key);
    if (responseText === undefined) return undefined;
    // Move the entry to the end, because the map's insertion order is the order of use.
    this.answers.delete(key);
    this.answers.set(key, responseText);
    return responseText;
  }

  set(key: string, responseText: string): void {
    // A response that would evict many others is not cached.
    if (responseText.length > this.capacity / 8) return;
    this.characters += responseText.length - (this.answers.get(key)?.length ?? 0);
    this.answers.delete(key);
    this.answers.set(key, responseText);
    for (const [oldest, text] of this.answers) {
      if (this.characters <= this.capacity) break;
      this.answers.delete(oldest);
      this.characters -= text.length;
    }
  }
}
