/** A part of a picture runs out into the ground of its stage instead of ending in a line. */
export const softEdges = '[mask-image:linear-gradient(#0000,#000_7%,#000_86%,#0000)]'
