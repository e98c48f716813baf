/** The parts of a file in their order; every call of `read` begins at the first one. */
export type FileParts = { read: () => AsyncIterable<Buffer>; size: number }
