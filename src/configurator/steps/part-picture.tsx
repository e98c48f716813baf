import type { OfferedPart } from '#/configurator/choice/offered.ts'
import { pictureUrl } from '#/images/names/picture-url.ts'
import { classes } from '#/ui/classes.ts'

type PartPictureProps = {
  part: OfferedPart
  /** Not on the bike, or unavailable. */
  isFaint: boolean
}

/** Decorative: the name is beside it. */
export const PartPicture = ({ part, isFaint }: PartPictureProps) => (
  <img
    src={pictureUrl(part.picture, { width: 160 })}
    alt=""
    width={160}
    height={160}
    loading="lazy"
    decoding="async"
    className={classes('h-auto w-full', isFaint && 'opacity-30')}
  />
)

/** Stands for "none": a picture of what is not there would look like a picture that did not load. */
export const NoPart = () => <span aria-hidden="true" className="h-px w-5 bg-stone-400" />
