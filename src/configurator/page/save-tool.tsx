import { type MouseEvent, useState } from 'react'
import { bikeParameter } from '#/configurator/build/build-quote-url.ts'
import type { BuildStore } from '#/configurator/build/build-store.ts'
import { choiceQuery } from '#/configurator/choice/choice-url.ts'
import type { OfferedBike } from '#/configurator/choice/offered.ts'
import { formId } from '#/configurator/steps/form-id.ts'
import { useTranslations } from '#/i18n/use-translations.tsx'
import type { BuildPress, SaveDialog } from '#/saved-builds/save/save-dialog.tsx'
import { newBuildPath } from '#/saved-builds/save/new-build-path.ts'
import { toolLook } from './tool-look.ts'

type SaveToolProps = { slug: string; bike: OfferedBike; store: BuildStore }

/**
 * Saves the build and shows its code. The script for that is loaded with the first press; without scripts the
 * form of the steps leads to a page that saves.
 */
export function SaveTool({ slug, bike, store }: SaveToolProps) {
  const t = useTranslations('configurator')
  const [shown, show] = useState<{ Dialog: typeof SaveDialog; press: BuildPress } | null>(null)

  function save(event: MouseEvent) {
    event.preventDefault()
    const choices = Object.fromEntries(choiceQuery(store.build().choice, bike))
    void import('#/saved-builds/save/save-dialog.tsx').then(
      ({ SaveDialog: Dialog }) => show({ Dialog, press: { bike: slug, choices } }),
      () => {
        const query = new URLSearchParams({ [bikeParameter]: slug, ...choices })
        window.location.assign(`${newBuildPath}?${query}`)
      },
    )
  }

  return (
    <>
      <button
        type="submit"
        form={formId}
        formAction={newBuildPath}
        formNoValidate
        name={bikeParameter}
        value={slug}
        aria-haspopup="dialog"
        onClick={save}
        className={toolLook}
      >
        {t('save')}
      </button>
      {shown && <shown.Dialog press={shown.press} />}
    </>
  )
}
