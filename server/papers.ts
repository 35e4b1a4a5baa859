import { servePapers } from './platform/papers/serve-papers.ts';

/** Begins the process beside the server that makes PDFs. */
servePapers();
