import { type MouseEvent, useState } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import type { exportCall } from '#/customers/account/account.api.ts'
import { callShop } from '#/customers/browser/customer-calls.client.ts'
import { buttonLook } from '#/ui/form/button-look.ts'
import { showToast } from '#/ui/overlay/show-toast.ts'

const path = '/account/export'
const fileName = 'calder.json'

/**
 * Downloads the customer's data as a file. Without scripts the link downloads the API response;
 * with scripts an expired token is renewed first and the JSON is indented.
 */
export function DownloadLink() {
  const t = useTranslations()
  const [isLoading, setLoading] = useState(false)

  async function download(event: MouseEvent) {
    event.preventDefault()
    if (isLoading) return
    setLoading(true)
    const { body } = await callShop<typeof exportCall>(path)
    setLoading(false)
    if (body?.export) save(body.export)
    else showToast(t('loading.failed'))
  }

  return (
    <a
      href={`/nuxt/api${path}`}
      download={fileName}
      aria-busy={isLoading}
      onClick={(event) => void download(event)}
      className={buttonLook('secondary', 'medium')}
    >
      {t('account.dataPage.download')}
    </a>
  )
}

function save(data: unknown) {
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })
  const url = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: url, download: fileName }).click()
  URL.revokeObjectURL(url)
}
