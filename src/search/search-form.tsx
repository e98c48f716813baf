import {
  type FormEvent,
  type KeyboardEvent,
  lazy,
  type RefObject,
  Suspense,
  useId,
  useRef,
  useState,
} from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { classes } from '#/ui/classes.ts'
import { Icon } from '#/ui/icon.tsx'
import { searchAddress } from './suggestion.ts'

const loadSuggestions = () => import('./suggestion-list.tsx')
const SuggestionList = lazy(loadSuggestions)

/** What the list below tells the box above about itself. */
export type ListState = { isOpen: boolean; activeId: string | null }

type SearchFormProps = {
  /** In the header and on its page the suggestions float; in the sheet they have the room. */
  place: 'header' | 'sheet' | 'page'
  query?: string
}

/** The search box: a plain form until somebody turns to it, then with suggestions while they type. */
export function SearchForm({ place, query = '' }: SearchFormProps) {
  const t = useTranslations('search')
  const navigate = useNavigate()
  const [typed, setTyped] = useState(query)
  const [isAwake, setAwake] = useState(false)
  const [list, setList] = useState<ListState>({ isOpen: false, activeId: null })
  const input = useRef<HTMLInputElement>(null)
  /** Keys are the list's business once it is there. */
  const onKey = useRef<((event: KeyboardEvent) => void) | null>(null)
  const listId = useId()

  const go = (to: string) => {
    setList({ isOpen: false, activeId: null })
    input.current?.blur()
    void navigate(to)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim() !== '') go(searchAddress(typed))
  }
  const wake = () => {
    void loadSuggestions()
    setAwake(true)
  }
  const isSmall = place === 'header'
  return (
    <form
      role="search"
      aria-label={t(place === 'page' ? 'title' : 'label')}
      action="/search/"
      onSubmit={submit}
      className="relative w-full"
    >
      <label htmlFor={`${listId}-input`} className="sr-only">
        {t('label')}
      </label>
      <input
        ref={input}
        id={`${listId}-input`}
        type="search"
        name="q"
        value={typed}
        maxLength={80}
        placeholder={t('placeholder')}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={({ target }) => {
          setTyped(target.value)
          setAwake(true)
        }}
        onFocus={wake}
        onKeyDown={(event) => onKey.current?.(event)}
        {...(isAwake && {
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': list.isOpen,
          'aria-controls': listId,
          'aria-activedescendant': list.activeId ?? undefined,
        })}
        className={classes(
          'w-full rounded-full bg-stone-100 pr-12 text-ink inset-ring inset-ring-transparent transition-shadow placeholder:text-stone-600 hover:inset-ring-stone-300 focus:bg-paper focus:inset-ring-transparent focus-visible:outline-offset-0 [&::-webkit-search-cancel-button]:hidden',
          isSmall ? 'h-10 pl-4 text-sm' : 'h-13 pl-5 text-base',
        )}
      />
      <button
        type="submit"
        aria-label={t('submit')}
        className={classes(
          'absolute top-0 right-0 grid place-items-center rounded-full',
          isSmall ? 'size-10' : 'size-13',
        )}
      >
        <Icon name="search" size={isSmall ? 20 : 24} />
      </button>
      {isAwake && (
        <Suspense fallback={<div id={listId} hidden />}>
          <SuggestionList
            id={listId}
            isFloating={place !== 'sheet'}
            isWide={isSmall}
            typed={typed}
            input={input}
            onKey={onKey}
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
  )
}

export type SuggestionListProps = {
  id: string
  isFloating: boolean
  isWide: boolean
  typed: string
  input: RefObject<HTMLInputElement | null>
  onKey: RefObject<((event: KeyboardEvent) => void) | null>
  onState: (state: ListState) => void
  onFill: (text: string) => void
  onGo: (to: string) => void
}
