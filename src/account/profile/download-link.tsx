import { type MouseEvent, useState } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { askShop } from '#/customers/browser/customer-calls.client.ts'
import { buttonLook } from '#/ui/form/button-look.ts'
import { showToast } from '#/ui/overlay/show-toast.ts'

const path = 'account/export'
const fileName = 'calder.json'

/**
 * All that is known of a customer, as a file. Without scripts it is what the call answers; with them
 * a token that has lapsed is renewed first, and the file is laid out for people to read.
 */
export function DownloadLink() {
  const t = useTranslations()
  const [isLoading, setLoading] = useState(false)

  async function download(event: MouseEvent) {
    event.preventDefault()
    if (isLoading) return
    setLoading(true)
    const { body } = await askShop(path)
    setLoading(false)
    if (body?.['export']) save(body['export'])
    else showToast(t('loading.failed'))
  }

  return (
    <a
      href={`/nuxt/api/${path}`}
      download={fileName}
      aria-busy={isLoading}
      onClick={(event) => void download(event)}
      className={buttonLook('secondary', 'medium')}
    >
      {t('account.dataPage.download')}
    </a>
  )
}

function save(known: unknown) {
  const file = new Blob([JSON.stringify(known, null, 2)], { type: 'application/json' })
  const url = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: url, download: fileName }).click()
  URL.revokeObjectURL(url)
}
