import { useState } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import type { OptionalCategory } from '#/platform/consent/browser-entries.ts'
import { showToast } from '#/ui/overlay/show-toast.ts'
import { decide } from './decide.client.ts'

const said = { kept: 'saved', 'kept-here': 'keptHere', 'kept-nothing': 'keptNothing' } as const

/**
 * Carries out a decision, says what became of it, and reports whether it is being sent or why it was not taken. `send`
 * is true once there is nothing left to decide.
 */
export function useDecide() {
  const t = useTranslations('consent')
  const [state, setState] = useState<'ready' | 'sending' | 'failed' | 'outdated'>('ready')
  async function send(accepted: readonly OptionalCategory[]): Promise<boolean> {
    setState('sending')
    const outcome = await decide(accepted)
    const isRefused = outcome === 'failed' || outcome === 'outdated'
    setState(isRefused ? outcome : 'ready')
    if (isRefused || outcome === 'replaced') return false
    showToast(t(said[outcome]))
    return true
  }
  return {
    isSending: state === 'sending',
    /** The sentence about a decision that was not taken. */
    problem: state === 'failed' || state === 'outdated' ? t(state) : null,
    isOutdated: state === 'outdated',
    send,
  }
}
