import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** The library imports a default, which our own files do not have. */
const serverFormat = '\0calder:format-message'

/**
 * The browser gets messages that the server has already taken apart (`i18n/messages.server.ts`), so
 * it need not load the parser for them: a tenth of all its code. The built server takes each apart once
 * (`i18n/format-message.server.ts`).
 */
export function leanMessages(): Plugin {
  return {
    name: 'calder:lean-messages',
    enforce: 'pre',
    // Development bundles packages beforehand, past the rule below, unless told not to.
    config: () => ({ optimizeDeps: { exclude: ['use-intl'] } }),
    resolveId(source, importer) {
      if (source !== 'use-intl/format-message') return null
      if (this.environment.name !== 'client') return serverFormat
      return this.resolve('use-intl/format-message/format-only', importer, { skipSelf: true })
    },
    load: (id) =>
      id === serverFormat
        ? `export { formatMessage as default } from ${JSON.stringify(resolve('src/i18n/format-message.server.ts'))}`
        : null,
  }
}
