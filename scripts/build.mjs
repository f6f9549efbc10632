/** `npm run build`: `dist/` for production, pointing at the hosted API, fully compressed, held to its budgets; writes the host's configuration. */
import { checkBudgets } from './budgets.mjs';
import { writeDeployment } from './lib/deployment.mjs';
import { buildSite } from './lib/siteBuild.mjs';

try {
  await buildSite({ fast: false, hosted: !process.env.USASPENDING_API });
  writeDeployment();
  if (!checkBudgets()) process.exitCode = 1;
} catch (error) {
  console.error(/** @type {Error} */ (error).message);
  process.exitCode = 1;
}
