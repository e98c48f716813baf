import { useTranslations } from '#/i18n/use-translations.tsx'
import { PageLink } from '#/navigation/links/page-link.tsx'
import { pageTitle } from '#/platform/seo/page-title.ts'
import { SearchForm } from '#/search/page/search-form.tsx'
import { useFilledShell } from '#/storefront/shell/use-filled-shell.ts'
import { ButtonLink } from '#/ui/form/button-link.tsx'
import { Mark } from '#/ui/logo.tsx'
import { useVisitor } from '#/visitor/visitor-provider.tsx'

type ErrorScreenProps = {
  status: number
  message: string
  /** Whether it stands between the shop's header and footer; if not, the shop itself may not answer. */
  isFramed: boolean
}

/** Says in one sentence what happened, and leads on: to the home page, and where the shop answers to search and categories. */
export function ErrorScreen({ status, message, isFramed }: ErrorScreenProps) {
  const t = useTranslations()
  const { site } = useVisitor()
  const kind = kindOf(status, message)
  const title = pageTitle(() => '', site, { kind: 'error', statusCode: status, message })
  const Box = isFramed ? 'div' : 'main'
  return (
    <Box
      data-error-screen=""
      className="grid min-h-[min(100dvh,46rem)] bg-[#e9e7e2] lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]"
    >
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <div className="flex flex-col items-start px-(--gutter) pt-8 pb-10 lg:py-14">
        {!isFramed && <Mark className="mb-8 size-11 lg:size-14" />}
        <p className="display figures text-[clamp(4.5rem,13vw,11rem)] leading-[0.8]">{status}</p>
        <h1 className="title mt-6 text-2xl lg:mt-8">{t(`errorPage.lead.${kind}`)}</h1>
        <p className="mt-3 max-w-[38ch] text-lg">{t(`errorPage.text.${kind}`)}</p>
        <ButtonLink to="/" replace className="mt-6">
          {t('goHome')}
        </ButtonLink>
        {isFramed && <WaysOn />}
      </div>
      {/*
        The landscape comes out of the ground of the page. The ground is laid over it rather than the picture masked,
        which rounds its pale sky into stripes; eased at both ends, the fade has no edge.
      */}
      <div className="relative self-end lg:after:absolute lg:after:inset-y-0 lg:after:left-0 lg:after:w-58 lg:after:bg-[linear-gradient(to_right,#e9e7e2,rgb(233_231_226/.98)_7%,rgb(233_231_226/.9)_20%,rgb(233_231_226/.68)_38%,rgb(233_231_226/.32)_60%,rgb(233_231_226/.1)_78%,rgb(233_231_226/.02)_92%,transparent)]">
        <img
          src="/img/scene/lost-rider.svg"
          alt={t('errorPage.picture')}
          width={1200}
          height={900}
          className="h-auto w-full"
        />
      </div>
    </Box>
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
