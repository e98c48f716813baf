import { relative } from 'node:path'
import type { RuleTester } from 'oxlint/plugins-dev'
import { kindOf } from './layer-table.ts'
import { fileFault, importFault } from './layers.ts'

type Rule = Parameters<RuleTester['run']>[1]

// Found from this file and not from the working directory: a lint started in a subfolder must see
// the same paths.
const root = `${import.meta.dirname}/../..`
const pathInRepository = (filename: string) => relative(root, filename).replaceAll('\\', '/')

/** Checks every import, however it is written, by the rules of tools/lint/layers.ts. */
const layers: Rule = {
  create(context) {
    const path = pathInRepository(context.filename)
    if (!path.startsWith('src/')) return {}
    const report = (node: { range: [number, number] }, message: string | null) => {
      if (message !== null) context.report({ node, message })
    }
    return {
      Program: (node) => report(node, fileFault(path)),
      ImportDeclaration: ({ source, importKind }) =>
        report(source, importFault(path, source.value, importKind === 'type')),
      ExportAllDeclaration: ({ source, exportKind }) =>
        report(source, importFault(path, source.value, exportKind === 'type')),
      ExportNamedDeclaration({ source, exportKind }) {
        if (source) report(source, importFault(path, source.value, exportKind === 'type'))
      },
      TSImportType: ({ source }) => report(source, importFault(path, source.value, true)),
      ImportExpression({ source }) {
        const isLiteral = source.type === 'Literal' && typeof source.value === 'string'
        if (isLiteral) report(source, importFault(path, source.value))
        else if (!['shell', 'test'].includes(kindOf(path) ?? ''))
          report(
            source,
            'write the path as a literal: Vite and the layer rule cannot see through it',
          )
      },
    }
  },
}

/** A mismatch between server and browser is a fault to mend, not to hide. */
const noHydrationSuppression: Rule = {
  create(context) {
    const message =
      'mend the mismatch: render the same on both sides, then read what only the browser knows'
    return {
      'JSXAttribute > JSXIdentifier[name="suppressHydrationWarning"]'(node) {
        context.report({ node, message })
      },
      'Property > Identifier.key[name="suppressHydrationWarning"]'(node) {
        context.report({ node, message })
      },
    }
  },
}

// oxlint takes a plugin from the default export only.
export default {
  meta: { name: 'calder' },
  rules: { layers, 'no-hydration-suppression': noHydrationSuppression },
}
