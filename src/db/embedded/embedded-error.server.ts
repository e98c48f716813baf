/** The embedded Postgres cannot be had: one sentence that says why and what to do instead. */
export class EmbeddedPostgresError extends Error {}
