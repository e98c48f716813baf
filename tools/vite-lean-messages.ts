import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** The library imports a default, which our own files do not have. */
const formats: Record<string, string> = {
  '\0calder:format-message': 'src/i18n/format-message.server.ts',
  '\0calder:format-message-client': 'src/i18n/format-message.client.ts',
}
const [serverFormat = '', clientFormat = ''] = Object.keys(formats)

/**
 * The browser gets messages that the server has already taken apart (`i18n/messages.server.ts`), so
 * it need not load the parser for them: a tenth of all its code (`i18n/format-message.client.ts`). The
 * built server takes each apart once (`i18n/format-message.server.ts`).
 */
export function leanMessages(): Plugin {
  return {
    name: 'calder:lean-messages',
    enforce: 'pre',
    // Development bundles packages beforehand, past the rule below, unless told not to.
    config: () => ({ optimizeDeps: { exclude: ['use-intl'] } }),
    resolveId(source) {
      if (source !== 'use-intl/format-message') return null
      return this.environment.name === 'client' ? clientFormat : serverFormat
    },
    load(id) {
      const file = formats[id]
      return file && `export { formatMessage as default } from ${JSON.stringify(resolve(file))}`
    },
  }
}
