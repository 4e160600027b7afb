/** The database was written by a newer Benben than this one. */
export class NewerStoreError extends Error {}
