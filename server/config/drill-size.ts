/** DRILL=full: drills as many and as long as on a bad day; else as fits beside other tests. */
export const isFullDrill = process.env['DRILL'] === 'full';
