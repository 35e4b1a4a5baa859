import type { Socket } from 'node:net';
import pg from 'pg';

/** A question unanswered for so long is asked about; how often that is looked at. */
const silentMs = 700;
const lookMs = 150;
/** So long the database may take to say what it is doing. */
const patienceMs = 700;
/** Who was held up for so long meanwhile would not have heard the answer. */
const mostHeldUpMs = 200;
const beatMs = 50;

/** What is known of one connection without asking it. */
interface Line {
  stream: Socket;
  /** Whose work it is over there; null until it has said so. */
  pid: number | null;
  isTaken: boolean;
  /** What had been written when it last had answered everything. */
  settled: number;
  read: number;
  heardAt: number;
  /** Nobody knew of its question when that was asked last. */
  isDoubtful: boolean;
}

/**
 * Throws connections away that are lost: a question is on its way, nothing comes back, and the
 * database, asked twice, does not answer at all or knows of no such question. One that is only slow is
 * at work; and one that is busy may need longer than it should to say so once.
 */
export function throwAwayLost(pool: pg.Pool, connection: pg.ClientConfig): () => void {
  const lines = new Map<pg.PoolClient, Line>();
  watchLines(pool, lines);
  let isLooking = false;
  const look = async () => {
    const silent = [...lines.values()].filter(isSilent);
    if (silent.length === 0) return;
    const atWork = await askWhoIsAtWork(connection);
    // What came meanwhile came from somebody who lives.
    const unknown = silent.filter((line) => isSilent(line) && atWork && !isIn(atWork, line));
    const lost = unknown.filter(({ isDoubtful }) => isDoubtful);
    for (const line of silent) {
      line.isDoubtful = unknown.includes(line);
      if (!line.isDoubtful) line.heardAt = performance.now();
    }
    if (lost.length === 0) return;
    // Those that rest went the same way, and whoever took one would find out by waiting.
    const resting = [...lines.values()].filter(({ isTaken }) => !isTaken);
    for (const { stream } of [...lost, ...resting]) stream.destroy(new Error(lostWords));
  };
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    look().then(
      () => (isLooking = false),
      () => (isLooking = false),
    );
  }, lookMs).unref();
  return () => clearInterval(timer);
}

const lostWords = 'Connection terminated: it was lost';

function watchLines(pool: pg.Pool, lines: Map<pg.PoolClient, Line>): void {
  const take = (client: pg.PoolClient, isTaken: boolean) => {
    const line = lines.get(client);
    if (line) line.isTaken = isTaken;
  };
  pool.on('connect', (client) => {
    const stream = client.connection.stream as Socket;
    const { bytesWritten: settled, bytesRead: read } = stream;
    const heardAt = performance.now();
    const line: Line = {
      stream,
      pid: null,
      isTaken: true,
      settled,
      read,
      heardAt,
      isDoubtful: false,
    };
    lines.set(client, line);
    client.on('drain', () => (line.settled = stream.bytesWritten));
    stream.once('close', () => lines.delete(client));
    // Not as the connection tells it: a pooler in between makes numbers up.
    client.query<{ pid: number }>('select pg_backend_pid() as pid').then(
      ({ rows }) => (line.pid = rows[0]?.pid ?? null),
      () => undefined,
    );
  });
  pool.on('acquire', (client) => take(client, true));
  pool.on('release', (_error, client) => take(client, false));
}

function isSilent(line: Line): boolean {
  const { stream, settled, read } = line;
  const isWaiting = stream.bytesWritten > settled;
  if (isWaiting && stream.bytesRead === read) return performance.now() - line.heardAt > silentMs;
  line.read = stream.bytesRead;
  line.heardAt = performance.now();
  line.isDoubtful = false;
  return false;
}

const isIn = (atWork: ReadonlySet<number>, { pid }: Line) => pid !== null && atWork.has(pid);

/** On a connection of its own. Nobody, where the database does not answer; null where it will not say. */
async function askWhoIsAtWork(connection: pg.ClientConfig): Promise<Set<number> | null> {
  const client = new pg.Client({
    ...connection,
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
  });
  client.on('error', () => undefined);
  const heldUp = countHeldUp();
  try {
    await client.connect();
    const { rows } = await client.query<{ pid: number }>(
      `select pid from pg_stat_activity where state = 'active' and backend_type = 'client backend'`,
    );
    return new Set(rows.map(({ pid }) => pid));
  } catch (error) {
    return error instanceof pg.DatabaseError || heldUp() > mostHeldUpMs ? null : new Set();
  } finally {
    heldUp();
    client.end().catch(() => undefined);
  }
}

/** For how long this process did not come round, until the answer is asked for. */
function countHeldUp(): () => number {
  const began = performance.now();
  let beats = 0;
  const timer = setInterval(() => (beats += 1), beatMs);
  return () => {
    clearInterval(timer);
    return performance.now() - began - beats * beatMs;
  };
}
