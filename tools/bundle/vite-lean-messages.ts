import { resolve } from 'node:path'
import { compileMessages, type MessageTree } from '../../src/i18n/compile-messages.server.ts'
import type { Plugin } from 'vite'

/** The library imports a default, which our own files do not have. */
const formats: Record<string, string> = {
  '\0calder:format-message': 'src/i18n/format-message.server.ts',
  '\0calder:format-message-client': 'src/i18n/format-message.client.ts',
}
const [serverFormat = '', clientFormat = ''] = Object.keys(formats)

const languageFile = /[\\/]src[\\/]i18n[\\/][a-z]{2}\.json$/

/**
 * The browser gets messages that the server has already taken apart (`i18n/messages.server.ts`), so
 * it need not load the parser for them: a tenth of all its code (`i18n/format-message.client.ts`). The
 * built server takes each apart once (`i18n/format-message.server.ts`). The browser's second source of
 * messages, the language files themselves (`i18n/load-messages.ts`), is taken apart by this build.
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
    transform(code, id) {
      if (this.environment.name !== 'client' || !languageFile.test(id)) return null
      return { code: JSON.stringify(compileMessages(JSON.parse(code) as MessageTree)), map: null }
    },
    load(id) {
      const file = formats[id]
      return file && `export { formatMessage as default } from ${JSON.stringify(resolve(file))}`
    },
  }
}
