import { type RefObject, useEffect, useRef } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { classes } from '#/ui/classes.ts'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import { SearchStart } from '#/search/start/search-start.tsx'
import { SuggestionRow } from './suggestion-row.tsx'
import { useListWalk } from './use-list-walk.ts'
import { useSuggestions } from './use-suggestions.ts'

const groups = ['terms', 'categories', 'products', 'all'] as const

/** The state that the search box needs for its ARIA attributes. */
export type ListState = { isOpen: boolean; activeId: string | null }

type SuggestionListProps = {
  id: string
  variant: 'header' | 'sheet' | 'page'
  typed: string
  input: RefObject<HTMLInputElement | null>
  onState: (state: ListState) => void
  onFill: (text: string) => void
  onGo: (to: string) => void
}

/** The list below a search box, in groups; ideas before anything is typed, and a sentence where nothing is found. */
export function SuggestionList(props: SuggestionListProps) {
  const { id, variant, typed, input, onState, onFill, onGo } = props
  const t = useTranslations('search')
  const { locale } = useVisitor()
  const { rows, typed: answered } = useSuggestions(typed, locale)
  const panel = useRef<HTMLDivElement>(null)
  const query = typed.trim()
  const hasIdeas = query === '' && variant !== 'page'
  const isUnknown = query !== '' && answered === query && rows.length === 0
  const { active, isEnabled } = useListWalk({
    input,
    panel,
    typed,
    length: rows.length,
    hasIdeas,
    isFilled: rows.length > 0 || (variant !== 'sheet' && (hasIdeas || isUnknown)),
    isFloating: variant !== 'sheet',
    onPick: (at) => onGo(rows[at]?.to ?? '/search/'),
  })
  const isOpen = isEnabled && rows.length > 0
  const activeId = isOpen && active >= 0 ? `${id}-${active}` : null

  useEffect(() => {
    onState({ isOpen, activeId })
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [isOpen, activeId, onState])

  return (
    <div ref={panel}>
      <output className="sr-only">
        {isOpen && t('suggested', { count: rows.length })}
        {isUnknown && t('noResults', { query })}
      </output>
      {/* The box keeps the focus and handles all keys: the combobox pattern of ARIA 1.2. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div
        id={id}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="listbox"
        aria-label={t('suggestions')}
        hidden={!isOpen}
        // The box must not lose focus to a click on a row.
        onMouseDown={(event) => event.preventDefault()}
        className={looks[variant]}
      >
        {groups.map((kind) => {
          const members = rows.flatMap((row, at) => (row.kind === kind ? [{ row, at }] : []))
          if (members.length === 0) return null
          const label = kind === 'all' ? null : t(kind)
          return (
            <div
              key={kind}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no form field is grouped here
              role="group"
              aria-label={label ?? t('suggestions')}
              className="not-first:mt-2 not-first:border-t not-first:border-stone-200 not-first:pt-2"
            >
              {label && (
                <p aria-hidden="true" className="px-6 pt-2 pb-1 text-xs text-stone-600">
                  {label}
                </p>
              )}
              {members.map(({ row, at }) => (
                <SuggestionRow
                  key={row.to}
                  id={`${id}-${at}`}
                  row={row}
                  typed={answered}
                  isActive={at === active}
                  onPick={() => onGo(row.to)}
                  onFill={() => onFill(row.text)}
                />
              ))}
            </div>
          )
        })}
      </div>
      {isEnabled && isUnknown && (
        <p className={classes(looks[variant], 'px-6')}>
          {t('noResults', { query })} {t('noResultsHint')}
        </p>
      )}
      {isEnabled && hasIdeas && (
        <div className={classes(variant === 'header' && `${looks.header} px-6 pb-6`)}>
          <SearchStart />
        </div>
      )}
    </div>
  )
}

const floating =
  'absolute top-full z-40 mt-2 max-h-[calc(100dvh-var(--header-height)-2rem)] overflow-y-auto overscroll-contain rounded-md bg-paper py-3 shadow-float inset-ring inset-ring-stone-200'

const looks = {
  header: classes(floating, 'right-0 w-[28rem]'),
  page: classes(floating, 'inset-x-0'),
  sheet: '-mx-6 mt-4',
}
