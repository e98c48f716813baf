import { pictureAddress, type Picture } from '#/images/picture-address.ts'
import { classes } from '#/ui/classes.ts'

type DrawingProps = {
  picture: Picture
  alt: string
  /** Width and height of its window: a bike's is 3:2, an accessory's is square. */
  window?: readonly [number, number]
  isFirst?: boolean
  className?: string
}

/** The drawing itself: at this size its lines are lighter than any photograph of them, and sharper. */
export function Drawing(props: DrawingProps) {
  const { picture, alt, window: [width, height] = [1920, 1280], isFirst = false, className } = props
  return (
    <img
      src={pictureAddress(picture)}
      alt={alt}
      width={width}
      height={height}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding={isFirst ? 'sync' : 'async'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      className={classes('h-auto', className)}
    />
  )
}
