/** Placeholder for a missing picture: the outline of a bike. */
export const missingPicture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 640" aria-hidden="true">' +
  '<path fill="#f8f7f4" d="M0 0h960v640H0z"/>' +
  '<g fill="none" stroke="#cdc9bf" stroke-width="6" stroke-linecap="round" stroke-linejoin="round">' +
  '<circle cx="320" cy="370" r="104"/><circle cx="640" cy="370" r="104"/>' +
  '<path d="M320 370h130L587 236H402l48 134M320 370l82-134-14-40m-26 0h54m224 174-62-156h34c26 0 26 36 4 36"/>' +
  '</g></svg>'
