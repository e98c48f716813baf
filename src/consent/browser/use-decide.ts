import { useState } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import type { OptionalCategory } from '#/platform/consent/browser-entries.ts'
import { showToast } from '#/ui/overlay/show-toast.ts'
import { decide } from './decide.client.ts'

/** Carries out a decision and reports whether it is being sent or has failed. */
export function useDecide() {
  const t = useTranslations('consent')
  const [state, setState] = useState<'ready' | 'sending' | 'failed'>('ready')
  async function send(accepted: readonly OptionalCategory[]): Promise<boolean> {
    setState('sending')
    const isSaved = await decide(accepted)
    setState(isSaved ? 'ready' : 'failed')
    if (isSaved) showToast(t('saved'))
    return isSaved
  }
  return { isSending: state === 'sending', hasFailed: state === 'failed', send }
}
