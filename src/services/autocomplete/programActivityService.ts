import { request } from '../http/client';
import { listOf, text as readText, filterUsable } from '../http/read';
import type { ProgramActivityMatchJson } from './wire';

export interface ProgramActivityMatch {
  code: string;
  name: string;
}
/** Returns program activities whose code or name contains the text. */
export const searchProgramActivities = async (
  text: string,
  limit: number,
  signal?: AbortSignal,
): Promise<readonly ProgramActivityMatch[]> => {
  const { results } = await request<{ results: ProgramActivityMatchJson[] }>({
    method: 'POST',
    path: 'v2/autocomplete/program_activity/',
    body: { search_text: text, limit },
    signal,
  });
  return filterUsable(
    listOf(results, ({ program_activity_code: code, program_activity_name: name }) => ({
      code: readText(code),
      name: readText(name),
    })),
    ({ code }) => code !== '',
  );
};
