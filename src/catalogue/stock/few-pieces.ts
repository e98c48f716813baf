/** From this number down, pages and cards say how many pieces are left. */
export const fewPieces = 3
