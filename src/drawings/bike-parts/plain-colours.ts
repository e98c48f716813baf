/** The colours of parts whose look states none. */
export const plainColours = {
  tape: '#1a1b1d',
  saddle: '#1a1b1d',
  rim: '#1b1c1f',
  rack: '#24262a',
  bag: '#23272b',
  bottle: '#e9ecee',
} as const
