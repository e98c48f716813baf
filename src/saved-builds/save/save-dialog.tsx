import { useEffect, useId, useState } from 'react'
import { SheetLink } from '#/configurator/build/sheet-link.tsx'
import { savedSheetUrl } from '#/configurator/build/sheet-url.ts'
import { useTranslations } from '#/i18n/use-translations.tsx'
import type { CallError } from '#/platform/api/fetch-json.client.ts'
import { Button } from '#/ui/form/button.tsx'
import { Dialog } from '#/ui/overlay/dialog.tsx'
import { Notice } from '#/ui/overlay/notice.tsx'
import { Skeleton } from '#/ui/overlay/skeleton.tsx'
import { TextLink } from '#/ui/text-link.tsx'
import { guestDays } from '#/saved-builds/builds/saved-build-limits.ts'
import { newAttempt, saveBuild, type SavedBuildAnswer } from './build-calls.client.ts'
import { CodeAndLink } from './code-and-link.tsx'
import { NameForm } from './name-form.tsx'

/** One press of the button: a new object opens the dialog and saves the build. */
export type BuildPress = {
  /** The slug of the bike. */
  bike: string
  /** The choice, as in the configurator's URL. */
  choices: Record<string, string>
}

type Answer = { press: BuildPress; outcome: SavedBuildAnswer | CallError }

/** Saves the build at once and shows its code. */
export function SaveDialog({ press }: { press: BuildPress }) {
  const t = useTranslations('savedBuilds')
  const id = useId()
  const [attempt] = useState(newAttempt)
  const [answer, setAnswer] = useState<Answer | null>(null)
  const outcome = answer?.press === press ? answer.outcome : null

  useEffect(() => {
    const dialog = document.getElementById(id)
    if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal()
    let isCurrent = true
    void saveBuild({ ...press, attempt }).then((found) =>
      isCurrent ? setAnswer({ press, outcome: found }) : undefined,
    )
    // The answer to an earlier press must not take the place of this one's.
    return () => {
      isCurrent = false
    }
  }, [id, press, attempt])

  async function saveAgain(): Promise<void> {
    setAnswer(null)
    setAnswer({ press, outcome: await saveBuild({ ...press, attempt }) })
  }

  const saved = outcome && 'url' in outcome ? outcome : null
  const failed = outcome && !saved && 'message' in outcome ? outcome : null
  return (
    <Dialog
      id={id}
      title={t(saved ? 'saved' : failed ? 'notSaved' : 'saving')}
      className="w-[min(100%-2rem,32rem)]"
    >
      <div aria-live="polite" aria-busy={outcome === null} className="grid gap-6">
        {outcome === null && <Waiting />}
        {failed && (
          <div className="grid justify-items-start gap-4">
            <Notice kind="failed">{failed.message || t('offline')}</Notice>
            <Button onClick={() => void saveAgain()}>{t('again')}</Button>
          </div>
        )}
        {saved && <SavedBuild build={saved} />}
      </div>
    </Dialog>
  )
}

function Waiting() {
  return (
    <>
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
    </>
  )
}

function SavedBuild({ build }: { build: SavedBuildAnswer }) {
  const t = useTranslations('savedBuilds')
  const url = new URL(build.url, window.location.href).href
  return (
    <>
      <CodeAndLink code={build.code} url={url} />
      <p className="text-sm text-stone-700">{t('useCode')}</p>
      <SheetLink to={savedSheetUrl(build.code)} />
      {build.in_account ? (
        <>
          <NameForm key={build.code} code={build.code} name={build.name ?? ''} />
          <TextLink kind="arrow" to="/my-account/builds/">
            {t('toOwn')}
          </TextLink>
        </>
      ) : (
        <div className="grid justify-items-start gap-1 border-t border-stone-200 pt-4">
          <p className="text-sm text-stone-700">{t('guestKept', { days: guestDays })}</p>
          <TextLink kind="arrow" to="/auth/login/?next=/my-account/builds/">
            {t('logIn')}
          </TextLink>
        </div>
      )}
    </>
  )
}
