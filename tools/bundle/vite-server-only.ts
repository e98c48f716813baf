import { isBuiltin } from 'node:module'
import { relative } from 'node:path'
import type { Plugin } from 'vite'

const isServerFile = (id: string) => /\.(?:server\.tsx?|api\.ts)(?:\?|$)/.test(id)
const isPackage = (id: string) => id.includes('/node_modules/')

/**
 * Fails the build, and a request in development, when server code enters the client graph; the
 * message names the imports along which it came.
 */
export function serverOnly(): Plugin {
  /** Each module with the one that imported it first, so that every module leads back to the entry. */
  const cameFrom = new Map<string, string>()
  let root = ''

  function chain(id: string): string[] {
    const importer = cameFrom.get(id)
    return [...(importer === undefined ? [] : chain(importer)), id]
  }

  function complaint(importer: string, reached: string): string {
    const names = [...chain(importer), reached].map((id) =>
      id.startsWith(root) ? relative(root, id) : id,
    )
    return `Server code must not reach the browser:\n  ${names.join('\n  → ')}\nTake only its type (\`import type\`), or let the page's loader bring the data.`
  }

  return {
    name: 'calder:server-only',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    configResolved(config) {
      root = config.root
    },
    buildStart() {
      cameFrom.clear()
    },
    async resolveId(source, importer, options) {
      if (importer === undefined) return null
      // A package may name a Node module that its browser field replaces, but not with the prefix.
      if (isPackage(importer) ? source.startsWith('node:') : isBuiltin(source))
        this.error(complaint(importer, source))
      if (isPackage(importer)) return null
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
      if (resolved === null) return null
      if (isServerFile(resolved.id)) this.error(complaint(importer, resolved.id))
      if (!cameFrom.has(resolved.id) && resolved.id !== importer)
        cameFrom.set(resolved.id, importer)
      return resolved
    },
  }
}
