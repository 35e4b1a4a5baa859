/** The same player without what streams of ours do not have; its package tells types of the whole one. */
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
