type ThumbnailProps = { image: { url: string; width: number; height: number } | null }

/** The drawing of a line; its name stands beside it, so it says nothing more. */
export function Thumbnail({ image }: ThumbnailProps) {
  return (
    <div className="grid aspect-square place-items-center self-start overflow-hidden rounded-sm">
      {image && (
        <img
          src={image.url}
          alt=""
          width={image.width}
          height={image.height}
          className="h-auto w-full"
        />
      )}
    </div>
  )
}
