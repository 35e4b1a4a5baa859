import { areasOf } from './commits/areas.mjs';
import { commitsIn, faultsOfCommit, logFormat, readAfter } from './commits/commits.mjs';
import { root } from './prepare/places.mjs';
import { run } from './prepare/run.mjs';
import { reportFaults } from './report-faults.mjs';

const git = (...args) => run('git', args);

/** A tree without git, or with a history that does not reach back so far, has nothing to read. */
const { code } = await git('merge-base', '--is-ancestor', readAfter, 'HEAD');
if (code === 0) {
  const range = `${readAfter}..HEAD`;
  const { output } = await git('log', '--no-merges', '--name-only', logFormat, range);
  const areas = areasOf(root);
  reportFaults(commitsIn(output).flatMap((commit) => faultsOfCommit(commit, areas)));
} else {
  console.log('No commits are read: git knows no history here that reaches back far enough.');
}
