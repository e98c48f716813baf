/** Marks our own connections, so that the last process can tell them from others' before it stops Postgres. */
export const applicationName = 'calder'
