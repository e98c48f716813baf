import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { createLoadLimit, Overloaded, type LoadLimit } from '#/platform/load-limit.ts'
import { isLandscape, isPainted } from './asset-shape.ts'
import { shownFormats } from './negotiate-format.ts'
import {
  frameTokens,
  type PictureAddress,
  type PictureFormat,
  type PictureFrame,
} from './picture-address.ts'
import type { FindPicture, PictureSource } from './picture-source.ts'
import type { PictureStore } from './picture-store.server.ts'
import { drawPixels, encodePixels, rasteriseDrawing } from './rasterise.server.ts'

/** What a picture is sent as; drawings of their own are text and travel packed. */
export type PictureForm = PictureFormat | 'svg' | 'svg.br'

export type PictureWish = PictureAddress & {
  /** The version in the address, if any. */
  version: string | null
  accept: string | undefined
  takesBrotli: boolean
}

export type MadePicture = {
  bytes: Uint8Array
  form: PictureForm
  version: string
  /** The best the browser can show, or something to look at until that is made. */
  isFinal: boolean
}

/** One that nobody has asked for yet: on disk already, or still to be drawn; what it weighs, in bytes. */
export type AwaitedPicture = { kept: number } | { draw: () => Promise<number> }

export type Pictures = {
  find(wish: PictureWish): Promise<MadePicture | null>
  /** In the best form alone: who has waited for no picture needs none to look at meanwhile. */
  await(wish: PictureWish): Promise<AwaitedPicture | null>
}

type Options = {
  findSource: FindPicture
  store: PictureStore
  /** A smaller one for bikes painted to wish, so that whoever walks the palette drives out nothing else. */
  paintedStore: PictureStore
  onError: (error: unknown) => void
}

/** Makes pictures when they are first asked for, each once, without keeping pages from their work. */
export function createPictures({ findSource, store, paintedStore, onError }: Options): Pictures {
  const atOnce = Math.min(2, Math.max(1, availableParallelism() - 1))
  // Anyone can invent a landscape or mix a paint, so those wait in lines of their own.
  const lines = {
    products: { line: createLoadLimit({ atOnce, waiting: 96 }), store },
    scenes: { line: createLoadLimit({ atOnce: 1, waiting: 24 }), store },
    painted: { line: createLoadLimit({ atOnce: 1, waiting: 24 }), store: paintedStore },
  }
  // Each of these holds its pixels while it waits.
  const later = createLoadLimit({ atOnce: 1, waiting: 48 })
  const laterPainted = createLoadLimit({ atOnce: 1, waiting: 8 })
  const workshopOf = (asset: string): { line: LoadLimit; store: PictureStore } => {
    if (isPainted(asset)) return lines.painted
    return isLandscape(asset) ? lines.scenes : lines.products
  }

  /** One that is kept under its version was true when it was made: no question to the database. */
  async function findReady(wish: PictureWish, version: string): Promise<MadePicture | null> {
    const [form] = formsFor(wish)
    const bytes = await workshopOf(wish.asset).store.find(keyOf(wish, version, form))
    return bytes && { bytes, form, version, isFinal: true }
  }

  async function make(wish: PictureWish, source: PictureSource): Promise<MadePicture> {
    const { version } = source
    const [best, next] = formsFor(wish)
    const { line, store: kept } = workshopOf(wish.asset)
    const obtain = (form: PictureForm, work: () => Promise<Uint8Array>) =>
      kept.obtain(keyOf(wish, version, form), () => line.run(work))
    if (!wish.frame || best !== 'avif' || next !== 'webp') {
      const bytes = await obtain(best, () => inForm(source, wish, best))
      return { bytes, form: best, version, isFinal: true }
    }
    // An AVIF is smaller by a third or half and takes four times as long: nobody waits for it.
    const draw = pixelsOnce(source, wish.frame)
    const bytes = await obtain(next, async () => encodePixels(await draw(), next))
    const spare = isPainted(wish.asset) ? laterPainted : later
    spare.run(() => obtain(best, async () => encodePixels(await draw(), best))).catch(unlessBusy)
    return { bytes, form: next, version, isFinal: false }
  }

  /** Under load the better form is made another time. */
  function unlessBusy(error: unknown) {
    if (!(error instanceof Overloaded)) onError(error)
  }

  return {
    async find(wish) {
      const ready = wish.version === null ? null : await findReady(wish, wish.version)
      if (ready) return ready
      const source = await findSource(wish.asset)
      if (!source) return null
      return (await findReady(wish, source.version)) ?? make(wish, source)
    },
    async await(wish) {
      const known = wish.version === null ? null : await findReady(wish, wish.version)
      const source = known ? null : await findSource(wish.asset)
      const ready = known ?? (source && (await findReady(wish, source.version)))
      if (ready) return { kept: ready.bytes.length }
      if (!source) return null
      const [best] = formsFor(wish)
      const kept = workshopOf(wish.asset).store
      const draw = () => inForm(source, wish, best)
      return {
        draw: async () => (await kept.obtain(keyOf(wish, source.version, best), draw)).length,
      }
    },
  }
}

function formsFor(wish: PictureWish): readonly [PictureForm, ...PictureForm[]] {
  if (!wish.frame) return wish.takesBrotli ? ['svg.br'] : ['svg']
  if (wish.frame.format) return [wish.frame.format]
  return shownFormats(wish.accept, isLandscape(wish.asset))
}

const keyOf = ({ asset, frame }: PictureWish, version: string, form: PictureForm): string =>
  [asset, version, frame ? frameTokens(frame) : '', form].join(' ')

/** Drawn when first needed, for both forms. */
function pixelsOnce(source: PictureSource, frame: PictureFrame) {
  let pixels: Promise<Uint8Array> | null = null
  return () => (pixels ??= drawPixels(source.draw(), frame))
}

async function inForm(
  source: PictureSource,
  { frame }: PictureWish,
  form: PictureForm,
): Promise<Uint8Array> {
  const svg = source.draw()
  if (form === 'svg') return Buffer.from(svg)
  if (form === 'svg.br') return packed(svg)
  return rasteriseDrawing(svg, frame ?? {}, form)
}

const brotli = promisify(brotliCompress)

const packed = (svg: string): Promise<Buffer> =>
  brotli(svg, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: 9,
      [constants.BROTLI_PARAM_SIZE_HINT]: svg.length,
    },
  })
