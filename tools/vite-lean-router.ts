import type { Plugin } from 'vite'

const routerFile = /[\\/]react-router[\\/]dist[\\/].*\.m?js$/

/**
 * Leaves the router's unused components out of what the browser loads: a component made by a call, or
 * given a name for the developer, counts as used until the bundler is told that neither does anything.
 */
export const leanRouter = (): Plugin => ({
  name: 'calder:lean-router',
  apply: 'build',
  transform: {
    filter: { id: routerFile },
    handler: (code) => ({ code: withoutEffects(code), map: null }),
  },
})

export const withoutEffects = (code: string): string =>
  code
    .replaceAll(/= (React\$?\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1')
    .replaceAll(/^\s*[A-Z]\w*\.displayName = "[^"]*";$/gm, '')
