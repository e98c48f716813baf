import { useTranslations } from '#/i18n/use-translations.tsx'
import { classes } from '#/ui/classes.ts'
import { Icon } from '#/ui/icon.tsx'
import { markedParts } from '#/search/engine/marked-parts.ts'
import { SuggestedProduct } from './suggested-product.tsx'
import type { Suggestion } from './suggestion.contract.ts'

type SuggestionRowProps = {
  id: string
  row: Suggestion
  typed: string
  isActive: boolean
  onPick: () => void
  onFill: () => void
}

export function SuggestionRow({ id, row, typed, isActive, onPick, onFill }: SuggestionRowProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus, jsx-a11y/click-events-have-key-events -- the search box handles the keys
    <div
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="option"
      aria-selected={isActive}
      onClick={onPick}
      className={classes(
        'flex min-h-11 cursor-pointer items-center gap-3 px-6 hover:bg-stone-50',
        isActive && 'bg-stone-100',
      )}
    >
      <Content row={row} typed={typed} />
      {row.kind === 'terms' && <FillMark onFill={onFill} />}
    </div>
  )
}

/** For touch: puts the term into the box to continue typing. Keyboard users simply type on. */
function FillMark({ onFill }: { onFill: () => void }) {
  return (
    <span
      aria-hidden="true"
      onClick={(event) => {
        event.stopPropagation()
        onFill()
      }}
      className="-mr-4 ml-auto grid size-11 place-items-center text-stone-600 lg:hidden"
    >
      <Icon name="arrowRight" size={20} className="rotate-225" />
    </span>
  )
}

function Content({ row, typed }: { row: Suggestion; typed: string }) {
  const t = useTranslations('search')
  if (row.kind === 'all')
    return (
      <>
        <span className="label min-w-0 truncate">{t('showAll', { query: row.text })}</span>
        <Icon name="arrowRight" size={20} className="ml-auto" />
      </>
    )
  if (row.kind === 'products')
    return (
      <SuggestedProduct product={row.product}>
        <Marked text={row.text} typed={typed} />
      </SuggestedProduct>
    )
  return (
    <>
      {row.kind === 'terms' && <Icon name="search" size={20} className="text-stone-500" />}
      <span className="min-w-0 truncate">
        <Marked text={row.text} typed={typed} />
        {row.kind === 'categories' && row.trail !== '' && (
          <span className="ml-2 text-sm text-stone-600">{row.trail}</span>
        )}
      </span>
    </>
  )
}

function Marked({ text, typed }: { text: string; typed: string }) {
  return markedParts(text, typed).map((part) => (
    <span key={part.at} className={part.isTyped ? 'text-stone-600' : 'font-semibold'}>
      {part.text}
    </span>
  ))
}
