import { createHash } from 'node:crypto';

/** Some hundred pages of search results. */
const DEFAULT_CHARACTERS = 32 * 1024 * 1024;

/** The answers asked for last, up to a number of characters together: one answer may be a thousand times as long as another. */
export class AnswerCache {
  private readonly answers = new Map<string, string>();
  private held = 0;

  /** `most` characters of answers are kept; 0 keeps none. */
  constructor(private readonly most = DEFAULT_CHARACTERS) {}

  get on(): boolean {
    return this.most > 0;
  }
  /** Characters held at the moment. */
  get size(): number {
    return this.held;
  }

  /** A short name for a request; the request itself may be megabytes. */
  keyOf(url: string, body: unknown): string {
    return createHash('sha256')
      .update(url)
      .update('\n')
      .update(JSON.stringify(body))
      .digest('base64');
  }

  get(key: string): string | undefined {
    const answer = this.answers.get(key);
    if (answer === undefined) return undefined;
    // The order of the map is the order of use.
    this.answers.delete(key);
    this.answers.set(key, answer);
    return answer;
  }

  set(key: string, answer: string): void {
    // One that would push out most of the others is not kept.
    if (answer.length > this.most / 8) return;
    this.held += answer.length - (this.answers.get(key)?.length ?? 0);
    this.answers.delete(key);
    this.answers.set(key, answer);
    for (const [oldest, text] of this.answers) {
      if (this.held <= this.most) break;
      this.answers.delete(oldest);
      this.held -= text.length;
    }
  }
}
