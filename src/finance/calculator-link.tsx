import { type ComponentType, type MouseEvent, useState } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import type { Money } from '#/money/money.ts'
import { isPlainClick } from '#/navigation/links/plain-click.ts'

type DialogProps = { price: Money; opening: number }

/**
 * Opens the calculator over the page. Its script is loaded with the first click; without scripts, and when
 * they cannot be loaded, the link leads to the calculator's page.
 */
export function CalculatorLink({ price }: { price: Money }) {
  const t = useTranslations('finance')
  const [[Dialog, shown], open] = useState<[ComponentType<DialogProps>?, DialogProps?]>([])
  const url = `/finance/?price=${price.amount / 100}`

  function load(event: MouseEvent) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    void import('./calculator/calculator-dialog.tsx').then(
      ({ CalculatorDialog }) =>
        open(([, before]) => [CalculatorDialog, { price, opening: (before?.opening ?? 0) + 1 }]),
      () => window.location.assign(url),
    )
  }

  return (
    <>
      <a
        href={url}
        // A `<button>` has no URL.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="button"
        aria-haspopup="dialog"
        onClick={load}
        className="inline-block py-1 text-sm underline decoration-stone-400 transition-colors hover:decoration-current"
      >
        {t('calculate')}
      </a>
      {Dialog && shown && <Dialog key={shown.price.amount} {...shown} />}
    </>
  )
}
