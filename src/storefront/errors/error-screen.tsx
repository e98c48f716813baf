import { useTranslations } from '#/i18n/use-translations.tsx'
import { PageLink } from '#/navigation/links/page-link.tsx'
import { pageTitle } from '#/platform/seo/page-title.ts'
import { SearchForm } from '#/search/page/search-form.tsx'
import { useFilledShell } from '#/storefront/shell/use-filled-shell.ts'
import { ButtonLink } from '#/ui/form/button-link.tsx'
import { Mark } from '#/ui/logo.tsx'
import { LegalLine } from '#/storefront/footer/legal-line.tsx'
import { useVisitor } from '#/visitor/visitor-provider.tsx'

type ErrorScreenProps = { status: number; message: string }

/**
 * The whole window: what happened in one sentence, the way home, and where the shop itself answers also its
 * search, its categories and the legal links that every page has.
 */
export function ErrorScreen({ status, message }: ErrorScreenProps) {
  const t = useTranslations()
  const { site } = useVisitor()
  const kind = kindOf(status, message)
  const isMissing = kind === 'notFound'
  const title = pageTitle(() => '', site, { kind: 'error', statusCode: status, message })
  return (
    <div data-error-screen="" className="relative isolate flex min-h-dvh flex-col bg-[#e9e7e2]">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      {/*
        Behind the words. The ground is laid over the picture's left edge rather than the picture masked, which rounds
        its pale sky into stripes; eased at both ends, the fade has no edge.
      */}
      <div className="max-lg:order-2 max-lg:mt-auto lg:absolute lg:inset-y-0 lg:right-0 lg:left-1/4 lg:-z-10 lg:after:absolute lg:after:inset-y-0 lg:after:left-0 lg:after:w-58 lg:after:bg-[linear-gradient(to_right,#e9e7e2,rgb(233_231_226/.98)_7%,rgb(233_231_226/.9)_20%,rgb(233_231_226/.68)_38%,rgb(233_231_226/.32)_60%,rgb(233_231_226/.1)_78%,rgb(233_231_226/.02)_92%,transparent)]">
        <img
          src="/img/scene/lost-rider.svg"
          alt={t('errorPage.picture')}
          width={1200}
          height={900}
          className="h-auto w-full lg:h-full lg:object-cover lg:object-bottom-right"
        />
      </div>
      <div className="flex flex-1 flex-col items-start px-(--gutter) pt-6 pb-10 lg:pt-10">
        <Mark className="size-11 lg:size-14" />
        <p className="display figures mt-10 text-[clamp(4.5rem,13vw,11rem)] leading-[0.8] lg:mt-auto">
          {status}
        </p>
        <h1 className="title mt-6 text-2xl lg:mt-8">{t(`errorPage.lead.${kind}`)}</h1>
        <p className="mt-3 max-w-[38ch] text-lg">{t(`errorPage.text.${kind}`)}</p>
        <ButtonLink to="/" replace className="mt-6">
          {t('goHome')}
        </ButtonLink>
        {isMissing && <WaysOn />}
        <div className="lg:mb-auto" />
      </div>
      {isMissing && (
        <div data-print="hidden" className="bg-paper max-lg:order-3">
          <LegalLine />
        </div>
      )}
    </div>
  )
}

function WaysOn() {
  const t = useTranslations('errorPage')
  const { menu } = useFilledShell()
  return (
    <>
      <div className="mt-10 w-full max-w-md [&_input]:bg-paper">
        <SearchForm variant="page" />
      </div>
      {menu.length > 0 && (
        <nav aria-label={t('categories')} className="mt-6">
          <ul className="flex flex-wrap gap-x-5 gap-y-1">
            {menu.map(({ id, title, url }) => (
              <li key={id}>
                <PageLink to={url} className="inline-grid min-h-11 items-center underline">
                  {title}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  )
}

/** A form that there was no time to read is not a fault: most browsers still have it. */
function kindOf(status: number, message: string) {
  if (status === 404) return 'notFound'
  return message === 'busy' ? 'busy' : 'fault'
}
