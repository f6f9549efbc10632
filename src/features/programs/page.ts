import { ProgramsPage } from './ProgramsPage';
import './programs.scss';

/** Pages by route ID. */
export const pages = { programs: { default: ProgramsPage } };
