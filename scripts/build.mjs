/**
 * `npm run build`: builds `dist/` for production with full compression, for the hosted API unless `USASPENDING_API` is set.
 * Writes the host's configuration and checks the budgets.
 */
import { checkBudgets } from './budgets.mjs';
import { writeDeployment } from './build/deployment.mjs';
import { buildSite } from './build/siteBuild.mjs';

try {
  await buildSite({ fast: false, hosted: !process.env.USASPENDING_API });
  writeDeployment();
  if (!checkBudgets()) process.exitCode = 1;
} catch (error) {
  console.error(/** @type {Error} */ (error).message);
  process.exitCode = 1;
}
