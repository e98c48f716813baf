import { accessoryPicture } from './picture-address.ts'

/** Three things on one shelf, in the same 3:2 frame as a bike. Each stands a twelfth above its picture's foot. */
const shelf = [
  ['bottle', 'left-[1%] bottom-[5%] w-[34%]'],
  ['helmet', 'left-[23%] bottom-[2.2%] w-[56%]'],
  ['front-light', 'right-[-2%] bottom-[5.4%] w-[32%]'],
] as const

export function AccessoryImages() {
  return (
    <div className="relative aspect-3/2">
      {shelf.map(([kind, place]) => (
        <img
          key={kind}
          src={accessoryPicture(kind)}
          alt=""
          width={800}
          height={800}
          loading="lazy"
          decoding="async"
          className={`absolute h-auto ${place}`}
        />
      ))}
    </div>
  )
}
