export { filesProblems } from './files.problems.ts';
export { filesRoutes } from './files.routes.ts';
