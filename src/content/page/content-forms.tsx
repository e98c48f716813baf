import { ContactForm } from '#/content/contact/contact-form.tsx'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { consentState } from '#/platform/consent/consent-state.client.ts'
import { adviseSize, type SizeFit } from '#/product/size/size-advice.ts'
import { SizeFinder } from '#/product/size/late-size-parts.tsx'
import { useRider } from '#/product/size/use-rider.ts'
import { Button } from '#/ui/form/button.tsx'
import { Prose } from '#/ui/prose.tsx'
import { useHasScripts } from '#/ui/use-has-scripts.ts'

export function FormBlock({ title, html }: { title: string; html: string }) {
  return (
    <section className="shell grid gap-x-6 gap-y-6 lg:grid-cols-2">
      <div>
        <h2 className="title text-3xl">{title}</h2>
        {html !== '' && <Prose html={html} className="mt-4 text-lg" />}
      </div>
      <ContactForm />
    </section>
  )
}

export function SizeFinderBlock({ sizes }: { sizes: readonly SizeFit[] }) {
  const [rider, setRider] = useRider(null)
  return (
    <div className="shell">
      <div className="max-w-3xl">
        <SizeFinder
          rider={rider}
          advice={rider && adviseSize(rider, sizes)}
          onRider={setRider}
          hiddenFields={{}}
        />
      </div>
    </div>
  )
}

/** Without scripts nothing optional is used, so there is nothing to set. */
export function CookieSettingsBlock({ text }: { text: string }) {
  const t = useTranslations('consent')
  const hasScripts = useHasScripts()
  return (
    <div className="shell">
      <p className="max-w-prose text-lg leading-[1.65]">{text}</p>
      <Button
        kind="secondary"
        aria-haspopup="dialog"
        disabled={!hasScripts}
        onClick={() => consentState.showSettings(true)}
        className="mt-4"
      >
        {t('settingsTitle')}
      </Button>
    </div>
  )
}
