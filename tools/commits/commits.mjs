/** What was committed up to here is not written anew: only what comes after it is read. */
export const readAfter = '3de403f36ac688540eeb79c41786543fee87be7f';

const longestSubject = 72;
const mostFilesWithoutWhy = 3;
const form = /^(?<area>[a-z][a-z0-9-]*): \p{Lu}.*\.$/u;

/** The faults of one commit's words. `areas` are what a subject may begin with. */
export function faultsOfCommit({ id, subject, body, files }, areas) {
  const area = form.exec(subject)?.groups?.area;
  const hasWhy = body.trim() !== '' || files.length <= mostFilesWithoutWhy;
  const faults = [
    subject.length > longestSubject && `has ${subject.length} characters, ${longestSubject} fit.`,
    !area && 'is not of the form “agenda: Show local time beside venue time.”',
    area && !areas.has(area) && `begins with ${area}, which is no feature, shelf or room.`,
    !hasWhy && `changes ${files.length} files, and no body tells why.`,
  ];
  return faults.filter(Boolean).map((fault) => `${id} “${subject}” ${fault}`);
}

const [record, field] = ['\x1e', '\x1f'];
export const logFormat = `--format=${record}%h${field}%s${field}%b${field}`;

/** What `git log --name-only` says in that format. */
export const commitsIn = (log) =>
  log
    .split(record)
    .slice(1)
    .map((text) => {
      const [id, subject, body, files] = text.split(field);
      return { id, subject, body, files: files.split('\n').filter(Boolean) };
    });
