import { type Picture, pictureUrl } from '#/images/names/picture-url.ts'

type BuildPictureProps = { picture: { picture: Picture; alt: string } | null }

/** The drawing of a build at the top of its page, where it is fetched first. */
export function BuildPicture({ picture }: BuildPictureProps) {
  if (!picture) return null
  return (
    <img
      src={pictureUrl(picture.picture)}
      alt={picture.alt}
      width={1920}
      height={1280}
      fetchPriority="high"
      decoding="sync"
      className="h-auto w-full lg:pb-8"
    />
  )
}
