import { ProgramsPage } from './landing/ProgramsPage';
import './program.scss';

/** Pages by the IDs of the route table. */
export const pages = { programs: { default: ProgramsPage } };
