export { AnEncoder } from '../../../media/testing/an-encoder.ts';
export { wholeStream } from '../../../media/testing/tags.ts';
