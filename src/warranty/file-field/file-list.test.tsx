import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { testCtx } from '../../../tests/helpers/context.ts'
import { absentDatabase } from '../../../tests/helpers/database.ts'
import { messages } from '#/i18n/messages.server.ts'
import { LanguageProvider } from '#/visitor/language-provider.tsx'
import type { UploadKind } from '#/warranty/uploads/upload-limits.ts'
import { FileList } from './file-list.tsx'

/** The list with one stored file; one that came back with its form has no name. */
const listOf = (kind: UploadKind, name = '') =>
  renderToStaticMarkup(
    <LanguageProvider visitor={testCtx(absentDatabase).visitor} messages={messages.en}>
      <FileList
        kind={kind}
        items={[{ key: 'a', id: 'a', name, size: 0, received: 0, state: 'stored', message: null }]}
        onRemove={() => {}}
      />
    </LanguageProvider>,
  )

test('a file is shown as a picture only where it is one', () => {
  expect(listOf('picture')).toContain('<img')
  expect(listOf('proof', 'Receipt.JPG')).toContain('<img')
  for (const other of [listOf('video'), listOf('proof'), listOf('proof', 'receipt.pdf')])
    expect(other).not.toContain('<img')
})
