import { type FormEvent, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { classes } from '#/ui/classes.ts'
import { Icon } from '#/ui/icon.tsx'

/** Longer than between two keystrokes. */
const pauseMs = 250
const shortestQuery = 3

type HelpSearchFormProps = {
  query?: string
  /** Whether the results on this page follow while the visitor types. */
  isLive?: boolean
  className?: string
}

/** A plain form; with scripts the results appear while typing, under a URL that can be shared. */
export function HelpSearchForm({ query = '', isLive = false, className }: HelpSearchFormProps) {
  const t = useTranslations('helpCentre')
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(pause.current), [])

  const show = (text: string, replace: boolean) => {
    clearTimeout(pause.current)
    const wanted = text.trim()
    const search = wanted === '' ? '' : `?q=${encodeURIComponent(wanted)}`
    void navigate(`/help-centre/${search}`, { replace, preventScrollReset: replace })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    show(input.current?.value ?? '', false)
  }
  const type = (text: string) => {
    clearTimeout(pause.current)
    const length = text.trim().length
    if (length === 0 || length >= shortestQuery)
      pause.current = setTimeout(() => show(text, true), pauseMs)
  }
  return (
    <search aria-label={t('searchLabel')}>
      <form
        action="/help-centre/"
        onSubmit={submit}
        className={classes('relative w-full', className)}
      >
        <label htmlFor="help-search" className="sr-only">
          {t('searchLabel')}
        </label>
        <input
          ref={input}
          id="help-search"
          type="search"
          name="q"
          defaultValue={query}
          maxLength={80}
          placeholder={t('searchPlaceholder')}
          autoComplete="off"
          enterKeyHint="search"
          {...(isLive && { onChange: ({ target }) => type(target.value) })}
          className="h-13 w-full rounded-full bg-paper pr-14 pl-5 text-base text-ink inset-ring inset-ring-stone-400 transition-shadow placeholder:text-stone-600 hover:inset-ring-ink focus-visible:outline-offset-0 [&::-webkit-search-cancel-button]:hidden"
        />
        <button
          type="submit"
          aria-label={t('search')}
          className="absolute top-0 right-0 grid size-13 place-items-center rounded-full"
        >
          <Icon name="search" />
        </button>
      </form>
    </search>
  )
}
