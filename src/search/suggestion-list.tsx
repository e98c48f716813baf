import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { classes } from '#/ui/classes.ts'
import { Icon } from '#/ui/icon.tsx'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import { markedParts } from './marked-parts.ts'
import type { SuggestionListProps } from './search-form.tsx'
import { SuggestedProduct } from './suggested-product.tsx'
import type { Suggestion } from './suggestion.ts'
import { useSuggestions } from './use-suggestions.ts'

const groups = ['terms', 'categories', 'products', 'all'] as const

/** The list below a search box: focus stays in the box, the arrows walk through the rows. */
export function SuggestionList(props: SuggestionListProps) {
  const { id, isFloating, isWide, typed, input, onKey, onState, onFill, onGo } = props
  const t = useTranslations('search')
  const { locale } = useVisitor()
  const { rows, typed: answered } = useSuggestions(typed, locale)
  const [active, setActive] = useState(-1)
  const [isWanted, setWanted] = useState(true)
  const isOpen = isWanted && rows.length > 0
  const rowId = (at: number) => `${id}-${at}`

  // what is typed makes a new list, and nobody has chosen from it yet
  const [lastTyped, setLastTyped] = useState(typed)
  if (lastTyped !== typed) {
    setLastTyped(typed)
    setActive(-1)
    setWanted(true)
  }

  useEffect(() => {
    onState({ isOpen, activeId: isOpen && active >= 0 ? `${id}-${active}` : null })
  }, [isOpen, active, id, onState])

  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [active, id])

  const walk = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape' && isOpen) {
      setWanted(false)
      setActive(-1)
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const step = event.key === 'ArrowDown' ? 1 : -1
      setWanted(true)
      // beyond either end is the box itself
      if (isOpen)
        setActive((at) => (at < 0 && step < 0 ? rows.length - 1 : wrapped(at + step, rows.length)))
    } else if (event.key === 'Enter' && isOpen && rows[active]) onGo(rows[active].to)
    else return
    event.preventDefault()
  }
  useEffect(() => {
    onKey.current = walk
    return () => {
      onKey.current = null
    }
  })

  const closeOutside = useEffectEvent((event: Event) => {
    const { target } = event
    if (target instanceof Node && !input.current?.form?.contains(target)) setWanted(false)
    else if (target === input.current) setWanted(true)
  })
  useEffect(() => {
    if (!isFloating) return
    const events = ['pointerdown', 'focusin'] as const
    for (const name of events) document.addEventListener(name, closeOutside)
    return () => {
      for (const name of events) document.removeEventListener(name, closeOutside)
    }
  }, [isFloating])

  return (
    <>
      <p role="status" className="sr-only">
        {isOpen && t('suggested', { count: rows.length })}
      </p>
      <div
        id={id}
        role="listbox"
        aria-label={t('suggestions')}
        hidden={!isOpen}
        // the box must not lose focus to a click on a row
        onMouseDown={(event) => event.preventDefault()}
        className={classes(
          isFloating
            ? 'absolute top-full z-40 mt-2 max-h-[calc(100dvh-var(--header-height)-2rem)] overflow-y-auto overscroll-contain rounded-md bg-paper py-3 shadow-float inset-ring inset-ring-stone-200'
            : '-mx-6 mt-4',
          isFloating && (isWide ? 'right-0 w-[26rem]' : 'inset-x-0'),
        )}
      >
        {groups.map((kind) => {
          const members = rows.flatMap((row, at) => (row.kind === kind ? [{ row, at }] : []))
          if (members.length === 0) return null
          const label = kind === 'all' ? null : t(kind)
          return (
            <div
              key={kind}
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
                <Row
                  key={row.to + row.text}
                  id={rowId(at)}
                  isActive={at === active}
                  onPick={() => onGo(row.to)}
                  {...(row.kind === 'terms' && { onFill: () => onFill(row.text) })}
                >
                  <Content row={row} typed={answered} />
                </Row>
              ))}
            </div>
          )
        })}
      </div>
    </>
  )
}

const wrapped = (at: number, length: number) => (at >= length || at < -1 ? -1 : at)

type RowProps = {
  id: string
  isActive: boolean
  onPick: () => void
  onFill?: () => void
  children: ReactNode
}

function Row({ id, isActive, onPick, onFill, children }: RowProps) {
  return (
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      onClick={onPick}
      className={classes(
        'flex min-h-11 cursor-pointer items-center gap-3 px-6 hover:bg-stone-50',
        isActive && 'bg-stone-100',
      )}
    >
      {children}
      {onFill && (
        // for the thumb: takes the term into the box to go on typing; the keyboard simply types on
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
      )}
    </div>
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
  return markedParts(text, typed).map(({ text: part, isTyped }, at) => (
    <span key={at} className={isTyped ? 'text-stone-600' : 'font-semibold'}>
      {part}
    </span>
  ))
}

export default SuggestionList
