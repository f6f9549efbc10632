import './program-tree.scss';

export { ProgramBranch, ProgramNodes, ProgramTree } from './ProgramTree';
