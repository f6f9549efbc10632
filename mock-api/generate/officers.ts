import { createTable } from '../db/createTable';
import type { Database } from '../db/database';
import { officerColumns } from '../db/schema';
import { craftedRecipients } from './crafted/crafted';
import { choose, mix, draw } from './random';
import { heads, tails } from './recipientWords';

const OFFICER_COUNT = 5;
const firstNames = 'Ada Bert Cleo Dirk Edna Finn Greta Hugo Ida Jon Kay Leo'.split(' ');

/** Invents the five highest-paid officers of some recipients with a UEI. The pay of a few officers is missing. */
export const buildOfficers = async (db: Database): Promise<void> => {
  const { works, labs } = craftedRecipients;
  const recipients = await db.query<{ id: number; uuid: string }>(
    "select id, uuid from recipient where kind = 'normal' and uei is not null order by id",
  );
  const rows = recipients
    .filter(({ id, uuid }) => uuid === works || uuid === labs || draw(id, 24) < 0.08)
    .flatMap(({ id, uuid }) =>
      Array.from({ length: OFFICER_COUNT }, (_, nth) => {
        const seed = id * 8 + nth;
        const isUnknown = uuid === labs ? nth === 2 : uuid !== works && draw(seed, 25) < 0.03;
        return {
          recipient_id: id,
          nth,
          name: `${choose(firstNames, seed, 26)} ${choose(heads, seed, 27)}${choose(tails, seed, 28)}`.toUpperCase(),
          amount: isUnknown ? null : (OFFICER_COUNT - nth) * 150_000 + (mix(seed, 29) % 150_000),
        };
      }),
    );
  await createTable(db, 'officer', officerColumns, rows);
};
