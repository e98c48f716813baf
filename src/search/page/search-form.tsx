import { type FormEvent, lazy, Suspense, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { classes } from '#/ui/classes.ts'
import { Icon } from '#/ui/icon.tsx'
import { searchUrl } from '#/search/api/search-url.ts'
import type { ListState } from './suggestion-list.tsx'

const loadSuggestions = async () => ({
  default: (await import('./suggestion-list.tsx')).SuggestionList,
})
const SuggestionList = lazy(loadSuggestions)

const closed: ListState = { isOpen: false, activeId: null }

type SearchFormProps = {
  /** In the header and on the search page the suggestions float; in the sheet they fill it. */
  variant: 'header' | 'sheet' | 'page'
  query?: string
}

/** The search box: a plain form until it is focused, then with suggestions while typing. */
export function SearchForm({ variant, query = '' }: SearchFormProps) {
  const t = useTranslations('search')
  const navigate = useNavigate()
  const [typed, setTyped] = useState(query)
  const [isActive, setActive] = useState(false)
  const [list, setList] = useState(closed)
  const input = useRef<HTMLInputElement>(null)
  const id = `search-${variant}`

  // Input and focus from before hydration are in the browser only, and React would overwrite the input.
  useLayoutEffect(() => {
    const box = input.current
    if (!box) return
    if (box === document.activeElement) setActive(true)
    if (box.value === box.defaultValue) return
    setTyped(box.value)
    setActive(true)
  }, [])

  const go = (to: string) => {
    setList(closed)
    input.current?.blur()
    void navigate(to)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim() !== '') go(searchUrl(typed))
  }
  const isSmall = variant === 'header'
  return (
    <search aria-label={t(variant === 'page' ? 'title' : 'label')}>
      <form action="/search/" onSubmit={submit} className="relative w-full">
        <label htmlFor={`${id}-input`} className="sr-only">
          {t('label')}
        </label>
        <input
          ref={input}
          id={`${id}-input`}
          type="search"
          name="q"
          value={typed}
          maxLength={80}
          placeholder={t('placeholder')}
          autoComplete="off"
          // The sheet is only for searching, so the browser focuses the box when it opens.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={variant === 'sheet'}
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          onChange={({ target }) => {
            setTyped(target.value)
            setActive(true)
          }}
          onFocus={() => setActive(true)}
          {...(isActive && {
            role: 'combobox',
            'aria-autocomplete': 'list',
            'aria-expanded': list.isOpen,
            'aria-controls': id,
            'aria-activedescendant': list.activeId ?? undefined,
          })}
          className={classes('search-box', isSmall ? 'h-10 pl-4 text-sm' : 'h-13 pl-5 text-base')}
        />
        <button
          type="submit"
          aria-label={t('submit')}
          className={classes('search-submit', isSmall ? 'size-10' : 'size-13')}
        >
          <Icon name="search" size={isSmall ? 20 : 24} />
        </button>
        {isActive && (
          <Suspense fallback={<div id={id} hidden />}>
            <SuggestionList
              id={id}
              variant={variant}
              typed={typed}
              input={input}
              onState={setList}
              onFill={(text) => {
                setTyped(`${text} `)
                input.current?.focus()
              }}
              onGo={go}
            />
          </Suspense>
        )}
      </form>
    </search>
  )
}
