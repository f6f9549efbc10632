import type { FastifyInstance } from 'fastify';
import type { DataSets } from './core/dataSets';
import { toIsoDate } from './core/values';

/** Serves the assurance statements that submissions link to. Their text is generated and marked as sample. */
export const serveAssurances = (app: FastifyInstance, sets: DataSets): void => {
  app.get('/files/assurance_statements/:name', (request, reply) =>
    sets.use(async ({ db }) => {
      const { name } = request.params as { name: string };
      const [, year, period, code] = /^FY(\d{4})P(\d\d)_(\d{3,4})\.txt$/.exec(name) ?? [];
      const [submission] = code
        ? await db.query(
            `select o.name, max(d.certified) AS certified
              from submission s
              join toptier o on o.id = s.toptier_id
              join submission_date d using (toptier_id, fy, period)
              where s.assured and o.code = $1 and s.fy = $2 and s.period = $3
              group by o.name`,
            [code, Number(year), Number(period)],
          )
        : [];
      if (!submission)
        return reply.code(404).send({
          detail:
            'There is no assurance statement with this name. A valid name looks like FY2024P12_097.txt',
        });
      return reply
        .headers({ 'Cache-Control': 'no-cache', 'X-Content-Type-Options': 'nosniff' })
        .type('text/plain; charset=utf-8')
        .send(
          `SAMPLE DATA\n\n${String(submission.name)}\nAssurance statement for fiscal year ${year}, period ${period}\n\nThe senior accountable official certified the submission for this period on ${toIsoDate(submission.certified)}.\n`,
        );
    }),
  );
};
