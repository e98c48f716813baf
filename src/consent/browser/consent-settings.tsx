import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { offeredCategories, type OptionalCategory } from '#/platform/consent/browser-entries.ts'
import { consentState } from '#/platform/consent/consent-state.client.ts'
import type { ThirdParty } from '#/platform/consent/third-parties.ts'
import { Button } from '#/ui/form/button.tsx'
import { afterClosing } from '#/ui/overlay/after-closing.ts'
import { Dialog } from '#/ui/overlay/dialog.tsx'
import { Notice } from '#/ui/overlay/notice.tsx'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import { AcceptButton } from './accept-button.tsx'
import { ConsentCategory } from './consent-category.tsx'
import { useDecide } from './use-decide.ts'

const id = 'consent-settings'

function findDialog(): HTMLDialogElement | null {
  const found = document.getElementById(id)
  return found instanceof HTMLDialogElement ? found : null
}

/** Every category with its purposes and entries, each of which the visitor may switch on or off. */
export function ConsentSettings({ parties }: { parties: readonly ThirdParty[] }) {
  const t = useTranslations('consent')
  const isInStore =
    useSyncExternalStore(consentState.watch, consentState.whereabouts, () => 'unknown') === 'store'
  const { problem, send, ...progress } = useDecide()
  const offered = offeredCategories(parties)
  const [accepted, setAccepted] = useState(useChosenCategories(offered))
  useEffect(() => {
    const dialog = findDialog()
    if (!dialog?.open) dialog?.showModal()
  }, [])

  async function choose(categories: readonly OptionalCategory[]) {
    setAccepted(categories)
    if (await send(categories)) findDialog()?.close()
  }
  const toggle = (category: OptionalCategory, isOn: boolean) =>
    setAccepted(offered.filter((each) => (each === category ? isOn : accepted.includes(each))))

  return (
    <Dialog
      id={id}
      title={t('settingsTitle')}
      onToggle={afterClosing(() => consentState.showSettings(false))}
      footer={!isInStore && <SettingsButtons {...progress} {...{ offered, accepted, choose }} />}
    >
      {isInStore ? (
        <p>{t('inStore')}</p>
      ) : (
        <>
          {problem !== null && <Notice kind="failed">{problem}</Notice>}
          <p className="mb-6 text-stone-700">{t('settingsText')}</p>
          <ConsentCategory category="necessary" parties={parties} isOn />
          {offered.map((category) => (
            <ConsentCategory
              key={category}
              category={category}
              parties={parties}
              isOn={accepted.includes(category)}
              onToggle={(isOn) => toggle(category, isOn)}
            />
          ))}
        </>
      )}
    </Dialog>
  )
}

/** The categories with which the settings begin. */
function useChosenCategories(offered: readonly OptionalCategory[]): readonly OptionalCategory[] {
  const { preferencesNeedConsent } = useVisitor().site
  return offered.filter((category) =>
    consentState.hasChosen(category, category === 'preferences' && !preferencesNeedConsent),
  )
}

type SettingsButtonsProps = {
  isSending: boolean
  isOutdated: boolean
  offered: readonly OptionalCategory[]
  accepted: readonly OptionalCategory[]
  choose: (categories: readonly OptionalCategory[]) => Promise<void>
}

function SettingsButtons({
  isSending,
  isOutdated,
  offered,
  accepted,
  choose,
}: SettingsButtonsProps) {
  const t = useTranslations('consent')
  return (
    <div className="grid grid-cols-2 gap-3">
      <Button kind="secondary" size="small" onClick={() => void choose([])}>
        {t('rejectAll')}
      </Button>
      <AcceptButton
        kind="secondary"
        size="small"
        {...{ isSending, isOutdated }}
        onAccept={() => void choose(offered)}
      />
      {!isOutdated && (
        <Button className="col-span-2" disabled={isSending} onClick={() => void choose(accepted)}>
          {t('save')}
        </Button>
      )}
    </div>
  )
}
