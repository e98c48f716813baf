import { useTranslations } from '#/i18n/use-translations.tsx'
import { Picture } from '#/images/ui/picture.tsx'
import { PageLink } from '#/navigation/links/page-link.tsx'
import { classes } from '#/ui/classes.ts'
import { RadioLinks, useRadioLink } from '#/ui/form/radio-links.tsx'
import type { AccessoryData } from './accessory-view.server.ts'

type AccessoryColoursProps = {
  colours: AccessoryData['colours']
  /** Navigation state for the page in another colour. */
  state: unknown
}

/** Pictures of the product in every colour, which show more than colour dots. */
export function AccessoryColours({ colours, state }: AccessoryColoursProps) {
  const t = useTranslations('product')
  const chosen = colours.findIndex(({ isChosen }) => isChosen)
  const radio = useRadioLink(chosen)
  return (
    <div>
      <p className="mb-2 text-sm">
        <span className="label">{t('colour')}</span>
        <span className="ml-2 text-stone-600">{colours[chosen]?.name}</span>
      </p>
      <RadioLinks label={t('colour')} className="flex flex-wrap gap-2">
        {colours.map(({ code, name, picture, to, isChosen }, index) => (
          <li key={code} role="none">
            <PageLink
              {...radio(index)}
              to={to}
              replace
              state={state}
              preventScrollReset
              title={name}
              aria-label={name}
              className={classes(
                'block size-18 rounded-sm border bg-stone-50 p-1 transition-colors',
                isChosen
                  ? 'border-ink inset-ring inset-ring-ink'
                  : 'border-stone-200 hover:border-ink',
              )}
            >
              <Picture
                picture={picture}
                alt=""
                ground="stone50"
                widths={[96, 160]}
                sizes="4rem"
                className="h-auto w-full"
              />
            </PageLink>
          </li>
        ))}
      </RadioLinks>
    </div>
  )
}
