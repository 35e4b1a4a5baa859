export { filesProblems } from './files.problems.ts';
