import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { belowCheckout } from '#/cart/ui/below-checkout.client.ts'
import { startVisit } from '#/consent/browser/start-visit.client.ts'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { deviceOf } from '#/platform/browser/device.ts'
import type { Whereabouts } from '#/platform/consent/consent-state.client.ts'
import { Button } from '#/ui/form/button.tsx'
import { uncover } from './screen/cover.client.ts'
import { FinishDialog } from './screen/finish-dialog.tsx'
import { IdleWarning } from './screen/idle-warning.tsx'
import { createSharedScreen } from './screen/shared-screen.client.ts'
import { storedVisit } from './screen/stored-visit.client.ts'
import { StoreBar } from './store-bar.tsx'

const PhoneDialog = lazy(async () => ({
  default: (await import('./handover/phone-dialog.tsx')).PhoneDialog,
}))

const screen = createSharedScreen()

/**
 * The shop on a shared screen of a store. A phone in the store's network is its owner's, so nothing happens
 * there (docs/decisions/0039-shared-screens-by-network-and-device.md).
 */
export function StoreMode({ whereabouts }: { whereabouts: Whereabouts }) {
  const [isUnsure, setUnsure] = useState(false)
  const isPhone = deviceOf(navigator.userAgent).isMobile
  const isShared = (whereabouts === 'store' || isUnsure) && !isPhone
  useEffect(() => {
    if (whereabouts === 'elsewhere') void forgetUnlessUnsure(() => setUnsure(true))
  }, [whereabouts])
  return isShared ? <SharedScreen /> : null
}

/** A screen whose network could not be checked goes on being one; a device that has left the store does not. */
async function forgetUnlessUnsure(onUnsure: () => void) {
  const { ipDataError } = await startVisit()
  if (ipDataError !== null) return onUnsure()
  storedVisit().forget()
  uncover()
}

type Opened = 'none' | 'phone' | 'finish'

function SharedScreen() {
  const t = useTranslations('storeMode')
  const state = useSyncExternalStore(screen.watch, screen.state)
  const [opened, setOpened] = useState<Opened>('none')
  useEffect(() => screen.start(), [])
  useEffect(
    () => belowCheckout.fill(() => <ContinueButton onPress={() => setOpened('phone')} />),
    [],
  )
  const end = () => void screen.end()
  const close = () => setOpened('none')

  if (state.kind === 'ending')
    return (
      <output
        data-uncovered
        className="fixed inset-0 z-50 grid place-content-center p-8 text-center text-xl"
      >
        {t('ending')}
      </output>
    )
  return (
    <>
      <StoreBar onContinue={() => setOpened('phone')} onFinish={() => setOpened('finish')} />
      {opened === 'finish' && <FinishDialog onEnd={end} onClose={close} />}
      {opened === 'phone' && (
        <Suspense>
          <PhoneDialog onEnd={end} onClose={close} />
        </Suspense>
      )}
      {state.kind === 'warning' && (
        <IdleWarning secondsLeft={state.secondsLeft} onStay={screen.stay} onEnd={end} />
      )}
    </>
  )
}

function ContinueButton({ onPress }: { onPress: () => void }) {
  const t = useTranslations('storeMode')
  return (
    <Button kind="secondary" aria-haspopup="dialog" className="w-full" onClick={onPress}>
      {t('continue')}
    </Button>
  )
}
