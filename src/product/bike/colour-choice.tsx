import { useTranslations } from '#/i18n/use-translations.tsx'
import { PageLink } from '#/navigation/links/page-link.tsx'
import { classes } from '#/ui/classes.ts'
import { RadioLinks, useRadioLink } from '#/ui/form/radio-links.tsx'
import { swatchGround } from '#/ui/form/swatch.ts'
import { VisuallyHidden } from '#/ui/visually-hidden.tsx'
import type { ColourChoice as Colour } from './bike-view.ts'

/** Colours as links: the URL has the colour, so a shared link shows the same bike. */
export function ColourChoice({ colours, chosen }: { colours: readonly Colour[]; chosen: string }) {
  const t = useTranslations('product')
  const at = colours.findIndex(({ code }) => code === chosen)
  const radio = useRadioLink(at)
  return (
    <div>
      <p className="text-sm">
        <span className="label">{t('colour')}</span>
        <span className="ml-2 text-stone-600">{colours[at]?.name}</span>
      </p>
      <RadioLinks label={t('colour')} className="-ml-2 flex flex-wrap">
        {colours.map(({ code, name, swatch, to }, index) => (
          <li key={code} role="none">
            <PageLink
              {...radio(index)}
              to={to}
              replace
              preventScrollReset
              title={name}
              className="grid size-12 place-items-center rounded-full"
            >
              <span
                style={{ '--swatch': swatchGround(swatch) }}
                className={classes(
                  'swatch size-8 outline-offset-3',
                  code === chosen && 'outline-[1.5px] outline-ink',
                )}
              />
              <VisuallyHidden>{name}</VisuallyHidden>
            </PageLink>
          </li>
        ))}
      </RadioLinks>
    </div>
  )
}
