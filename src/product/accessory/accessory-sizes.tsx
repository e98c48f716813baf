import { type MouseEvent, useEffect, useRef } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { PageLink } from '#/navigation/links/page-link.tsx'
import { ButtonLink } from '#/ui/form/button-link.tsx'
import { classes } from '#/ui/classes.ts'
import { RadioLinks, useRadioLink } from '#/ui/form/radio-links.tsx'
import type { AccessoryData } from './accessory-view.server.ts'

type AccessorySizesProps = {
  /** The word for the sizes of this product, such as size, value or volume. */
  name: string
  sizes: AccessoryData['sizes']
  /** Navigation state for the page in another size. */
  state: unknown
  isMissing: boolean
  /** The number of times that the shopper tried to buy without a size. */
  missed: number
}

export function AccessorySizes({ name, sizes, state, isMissing, missed }: AccessorySizesProps) {
  const t = useTranslations('product')
  const list = useRef<HTMLUListElement>(null)
  const radio = useRadioLink(sizes.findIndex(({ isChosen }) => isChosen))
  const showsError = isMissing && missed > 0
  useEffect(() => {
    if (missed > 0) list.current?.querySelector('a')?.focus()
  }, [missed])
  return (
    <div id={sizesId} className="scroll-mt-32">
      <p className="mb-2 text-sm">
        <span className="label">{name}</span>
        {isMissing && !showsError && <span className="ml-2 text-stone-600">{t('chooseSize')}</span>}
      </p>
      <p role="alert" className="mb-2 text-sm text-stop empty:hidden">
        {showsError && t('sizeMissing')}
      </p>
      <RadioLinks ref={list} label={name} className="flex flex-wrap gap-1.5 sm:gap-2">
        {sizes.map(({ code, name: size, stock, to, isChosen }, index) => (
          <li key={code} role="none">
            <PageLink
              {...radio(index)}
              to={to}
              replace
              state={state}
              preventScrollReset
              className={classes(
                'figures grid min-h-12 min-w-13 place-items-center rounded-sm border px-3 text-sm sm:min-w-14 sm:px-4 transition-colors',
                isChosen
                  ? 'border-ink inset-ring inset-ring-ink'
                  : classes(showsError ? 'border-stop' : 'border-stone-300', 'hover:border-ink'),
                stock.state === 'gone' && 'text-stone-600 line-through',
              )}
            >
              {size}
              {stock.state === 'gone' && (
                <span className="sr-only">, {t('stock.state.gone', { left: 0 })}</span>
              )}
            </PageLink>
          </li>
        ))}
      </RadioLinks>
    </div>
  )
}

const sizesId = 'sizes'

/** Replaces the buy button until a size is chosen. Without scripts it links to the sizes. */
export function ChooseSizeLink({ onMissed }: { onMissed: () => void }) {
  const t = useTranslations('product')
  function press(event: MouseEvent) {
    event.preventDefault()
    onMissed()
  }
  return (
    <ButtonLink to={`#${sizesId}`} onClick={press} className="w-full">
      {t('chooseASize')}
    </ButtonLink>
  )
}
