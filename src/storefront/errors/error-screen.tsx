import { useTranslations } from '#/i18n/use-translations.tsx'
import { pageTitle } from '#/platform/seo/page-title.ts'
import { ButtonLink } from '#/ui/form/button-link.tsx'
import { Mark } from '#/ui/logo.tsx'
import { useVisitor } from '#/visitor/visitor-provider.tsx'

/** Fills the window: says in one sentence what happened and links to the home page. */
export function ErrorScreen({ status, message }: { status: number; message: string }) {
  const t = useTranslations()
  const { site } = useVisitor()
  const kind = kindOf(status, message)
  const title = pageTitle(() => '', site, { kind: 'error', statusCode: status, message })
  return (
    <main
      data-error-screen=""
      className="relative isolate flex min-h-dvh flex-col overflow-clip bg-stone-200"
    >
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <img
        src="/img/scene/lost-rider.svg"
        alt={t('errorPage.picture')}
        width={1600}
        height={1000}
        className="absolute inset-0 -z-10 size-full object-cover object-[68%_100%]"
      />
      <div className="shell flex flex-1 flex-col items-start py-8 lg:py-14">
        <Mark className="size-11 lg:size-14" />
        <p className="display figures mt-10 text-[clamp(5rem,19vw,15rem)] leading-[0.8] lg:mt-16">
          {status}
        </p>
        <h1 className="title mt-6 text-2xl lg:mt-10">{t(`errorPage.lead.${kind}`)}</h1>
        <p className="mt-3 max-w-[38ch] text-lg">{t(`errorPage.text.${kind}`)}</p>
        <ButtonLink to="/" replace className="mt-8">
          {t('goHome')}
        </ButtonLink>
      </div>
    </main>
  )
}

/** A form that there was no time to read is not a fault: most browsers still have it. */
function kindOf(status: number, message: string) {
  if (status === 404) return 'notFound'
  return message === 'busy' ? 'busy' : 'fault'
}
