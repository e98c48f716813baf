import type { KeyboardEvent, ReactNode, Ref } from 'react'
import { useHasScripts } from '#/ui/use-has-scripts.ts'

type RadioLinksProps = {
  label: string
  className: string
  /** A list of links with `useRadioLink`. */
  children: ReactNode
  ref?: Ref<HTMLUListElement>
}

/**
 * Links of which one is chosen: each choice has a URL, and the keyboard treats them as radio buttons, with one stop of
 * the Tab key for all of them and arrow keys that choose.
 */
export function RadioLinks({ label, ...list }: RadioLinksProps) {
  return <ul {...list} role="radiogroup" aria-label={label} onKeyDown={chooseByKey} />
}

/** The properties of one of the links; before there are scripts each of them is a stop of its own. */
export function useRadioLink(chosen: number) {
  const hasScripts = useHasScripts()
  return (index: number) => ({
    role: 'radio' as const,
    'aria-checked': index === chosen,
    tabIndex: hasScripts && index !== Math.max(chosen, 0) ? -1 : 0,
  })
}

const steps: Readonly<Record<string, number>> = {
  ' ': 0,
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
}

function chooseByKey(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key]
  // Alt and an arrow go back in the history.
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]')]
  const at = links.findIndex((link) => link === event.target)
  if (at === -1) return
  event.preventDefault()
  const next = links.at((at + step) % links.length)
  next?.focus()
  next?.click()
}
