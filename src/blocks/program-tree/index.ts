export { ProgramBranch, ProgramNodes, ProgramTree } from './ProgramTree';
