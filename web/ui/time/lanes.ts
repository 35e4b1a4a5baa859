interface Span {
  from: number;
  to: number;
}

/** Beside how many others something stands, and in which place. */
export interface Lane {
  lane: number;
  lanes: number;
}

function laneOut<S extends Span>(run: readonly S[]): (S & Lane)[] {
  const ends: number[] = [];
  const laned = run.map((span) => {
    const free = ends.findIndex((end) => end <= span.from);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = span.to;
    return { ...span, lane };
  });
  return laned.map((span) => ({ ...span, lanes: ends.length }));
}

/** What overlaps shares one width: a run of it, earliest first, has as many lanes as it needs. */
export function runsInLanes<S extends Span>(spans: readonly S[]): (S & Lane)[][] {
  const runs: S[][] = [];
  let end = -1;
  for (const span of spans) {
    if (span.from >= end) runs.push([]);
    runs.at(-1)?.push(span);
    end = Math.max(end, span.to);
  }
  return runs.map(laneOut);
}
