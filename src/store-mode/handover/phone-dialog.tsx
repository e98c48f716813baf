import { useState } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { sharedScreenSettings } from '#/platform/config/shared-screen-settings.ts'
import { OpenDialog } from '#/store-mode/open-dialog.tsx'
import { Button } from '#/ui/form/button.tsx'
import { Notice } from '#/ui/overlay/notice.tsx'
import { Skeleton } from '#/ui/overlay/skeleton.tsx'
import { QrCode } from './qr-code.tsx'
import { usePhoneHandover } from './use-phone-handover.ts'

type PhoneDialogProps = { onEnd: () => void; onClose: () => void }

/** Takes the cart and the page to a phone by a code for its camera. */
export function PhoneDialog({ onEnd, onClose }: PhoneDialogProps) {
  const t = useTranslations('storeMode')
  const [attempt, setAttempt] = useState(0)
  return (
    <OpenDialog id="continue-on-phone" title={t('phoneTitle')} onClose={onClose}>
      <div aria-live="polite" className="grid gap-5">
        <Handover key={attempt} onRenew={() => setAttempt(attempt + 1)} onEnd={onEnd} />
      </div>
    </OpenDialog>
  )
}

function Handover({ onRenew, onEnd }: { onRenew: () => void; onEnd: () => void }) {
  const t = useTranslations('storeMode')
  const state = usePhoneHandover()
  switch (state.kind) {
    case 'loading':
      return (
        <>
          <span className="sr-only">{t('phoneLoading')}</span>
          <Skeleton className="size-64 justify-self-center" />
        </>
      )
    case 'failed':
      return <Retry message={state.message ?? t('phoneFailed')} onRetry={onRenew} />
    case 'expired':
      return <Retry message={t('phoneExpired')} onRetry={onRenew} />
    case 'ready':
      return <Code url={state.url} pieces={state.pieces} />
    case 'used':
      return <Done onEnd={onEnd} />
    default:
      return state satisfies never
  }
}

function Retry({ message, onRetry }: { message: string; onRetry: () => void }) {
  const t = useTranslations('storeMode')
  return (
    <>
      <Notice kind="failed">{message}</Notice>
      <div>
        <Button onClick={onRetry}>{t('phoneRenew')}</Button>
      </div>
    </>
  )
}

function Code({ url, pieces }: { url: string; pieces: number }) {
  const t = useTranslations('storeMode')
  const { handoverMinutes: minutes } = sharedScreenSettings
  return (
    <>
      <p>{pieces > 0 ? t('phoneCart', { count: pieces }) : t('phonePage')}</p>
      <div className="justify-self-center">
        <QrCode text={url} />
      </div>
      <div className="grid gap-1 text-sm text-stone-600">
        <p>{t('phoneOnce', { minutes })}</p>
        <p>
          {t('phoneAddress')} <span className="break-all text-ink">{url}</span>
        </p>
      </div>
    </>
  )
}

/** The visitor has everything on their phone, and often walks away now. */
function Done({ onEnd }: { onEnd: () => void }) {
  const t = useTranslations('storeMode')
  return (
    <>
      <Notice kind="done">
        <p className="label">{t('phoneDone')}</p>
        <p>{t('phoneDoneText')}</p>
      </Notice>
      <form method="dialog" className="grid gap-3 sm:grid-cols-2">
        <Button onClick={onEnd}>{t('clear')}</Button>
        <Button type="submit" kind="secondary">
          {t('goOn')}
        </Button>
      </form>
    </>
  )
}
