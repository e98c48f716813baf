import { useEffect, useSyncExternalStore } from 'react'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import { fetchedShell } from './fetched-shell.client.ts'
import { useShell } from './shell-provider.tsx'

/** The content around every page; the browser fetches what the server could not read. */
export function useFilledShell() {
  const shell = useShell()
  const { locale } = useVisitor()
  const fetched = useSyncExternalStore(fetchedShell.watch, fetchedShell.state, fetchedShell.blank)
  useEffect(() => void fetchedShell.fetchMissing(shell, locale), [shell, locale])
  return {
    ...shell,
    menu: shell.menu.length > 0 ? shell.menu : fetched.menu,
    messages: shell.messages ?? fetched.messages,
  }
}
