import { useTranslations } from '#/i18n/use-translations.tsx'
import { PageLink } from '#/navigation/links/page-link.tsx'
import { classes } from '#/ui/classes.ts'
import { VisuallyHidden } from '#/ui/visually-hidden.tsx'
import type { ColourChoice as Colour } from './bike-view.ts'

/** Colours as links: the URL has the colour, so a shared link shows the same bike. */
export function ColourChoice({ colours, chosen }: { colours: readonly Colour[]; chosen: string }) {
  const t = useTranslations('product')
  const name = colours.find(({ code }) => code === chosen)?.name
  return (
    <fieldset aria-label={t('colour')}>
      <p className="text-sm">
        <span className="label">{t('colour')}</span>
        <span className="ml-2 text-stone-600">{name}</span>
      </p>
      <ul className="-ml-2 flex flex-wrap">
        {colours.map(({ code, name: called, swatch, to }) => (
          <li key={code}>
            <PageLink
              to={to}
              replace
              preventScrollReset
              title={called}
              aria-current={code === chosen || undefined}
              className="grid size-12 place-items-center rounded-full"
            >
              <span
                style={{ '--swatch': groundOf(swatch) }}
                className={classes(
                  'swatch size-8 outline-offset-3',
                  code === chosen && 'outline-[1.5px] outline-ink',
                )}
              />
              <VisuallyHidden>{called}</VisuallyHidden>
            </PageLink>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

const groundOf = ([first, second]: Colour['swatch']) =>
  second ? `linear-gradient(120deg, ${first} 35%, ${second} 65%)` : first
