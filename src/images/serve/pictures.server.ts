import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { Overloaded } from '#/platform/rate-limit/load-limit.ts'
import { isLandscape } from '#/images/names/asset-shape.ts'
import { shownFormats } from '#/images/names/negotiate-format.ts'
import { drawingMegapixels } from '#/images/names/page-frame.ts'
import {
  frameTokens,
  type ParsedPictureUrl,
  type PictureFormat,
  type PictureFrame,
} from '#/images/names/picture-url.ts'
import type { PictureBudget } from './picture-budget.ts'
import type { FindPicture, PictureSource } from '#/images/names/picture-source.ts'
import { createWorkshops, type PictureStores } from './picture-workshops.server.ts'
import { drawPixels, encodePixels, rasteriseDrawing } from './rasterise.server.ts'

/** What a picture is sent as; drawings of their own are text and travel packed. */
export type PictureForm = PictureFormat | 'svg' | 'svg.br'

export type PictureSpec = ParsedPictureUrl & {
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
  /** Throws `OverBudget` when the network has had enough drawn for it. */
  find(wish: PictureSpec, network: string): Promise<MadePicture | null>
  /** In the best form alone: who has waited for no picture needs none to look at meanwhile. */
  await(wish: PictureSpec): Promise<AwaitedPicture | null>
}

type Options = {
  findSource: FindPicture
  stores: PictureStores
  budget: PictureBudget
  onError: (error: unknown) => void
}

/** Makes pictures when they are first asked for, each once, without keeping pages from their work. */
export function createPictures({ findSource, stores, budget, onError }: Options): Pictures {
  const workshopOf = createWorkshops(stores)
  /** The forms a picture may be sent in, the best first. */
  const formsOf = (wish: PictureSpec) => formsFor(wish, workshopOf(wish).avifQueue !== null)

  /** One that is kept under its version was true when it was made: no question to the database. */
  async function findReady(wish: PictureSpec, version: string): Promise<MadePicture | null> {
    const [form] = formsOf(wish)
    const bytes = await workshopOf(wish).store.find(keyOf(wish, version, form))
    return bytes && { bytes, form, version, isFinal: true }
  }

  /** The source of a picture that has to be drawn, paid for by the network that asked. */
  async function findNew(wish: PictureSpec, network: string) {
    budget.lookups.spend(network, 1)
    const source = await findSource(wish.asset)
    const ready = source && (await findReady(wish, source.version))
    // Whether a landscape is one of ours is known without the database.
    if (ready || (!source && isLandscape(wish.asset))) budget.lookups.refund(network, 1)
    return { source, ready }
  }

  async function makePaid(wish: PictureSpec, source: PictureSource, network: string) {
    const account = budget.drawing[workshopOf(wish).kind]
    const [best, next] = formsOf(wish)
    const cost = drawingMegapixels(wish, next === 'webp' ? next : best)
    account.spend(network, cost)
    try {
      return await make(wish, source)
    } catch (problem) {
      account.refund(network, cost)
      throw problem
    }
  }

  async function make(wish: PictureSpec, source: PictureSource): Promise<MadePicture> {
    const { version } = source
    const [best, next] = formsOf(wish)
    const { store, queue, avifQueue } = workshopOf(wish)
    const obtain = (form: PictureForm, work: () => Promise<Uint8Array>) =>
      store.obtain(keyOf(wish, version, form), () => queue.run(work))
    if (!wish.frame || best !== 'avif' || next !== 'webp' || !avifQueue) {
      const bytes = await obtain(best, () => inForm(source, wish, best))
      return { bytes, form: best, version, isFinal: true }
    }
    // An AVIF is smaller by a third or half and takes four times as long: nobody waits for it.
    const draw = pixelsOnce(source, wish.frame)
    const bytes = await obtain(next, async () => encodePixels(await draw(), next))
    avifQueue
      .run(() => obtain(best, async () => encodePixels(await draw(), best)))
      .catch(unlessBusy)
    return { bytes, form: next, version, isFinal: false }
  }

  /** Under load the better form is made another time. */
  function unlessBusy(error: unknown) {
    if (!(error instanceof Overloaded)) onError(error)
  }

  return {
    async find(wish, network) {
      const known = wish.version === null ? null : await findReady(wish, wish.version)
      if (known) return known
      const { source, ready } = await findNew(wish, network)
      return ready ?? (source && makePaid(wish, source, network))
    },
    async await(wish) {
      const known = wish.version === null ? null : await findReady(wish, wish.version)
      const source = known ? null : await findSource(wish.asset)
      const ready = known ?? (source && (await findReady(wish, source.version)))
      if (ready) return { kept: ready.bytes.length }
      if (!source) return null
      const [best] = formsOf(wish)
      const { store } = workshopOf(wish)
      const draw = () => inForm(source, wish, best)
      return {
        draw: async () => (await store.obtain(keyOf(wish, source.version, best), draw)).length,
      }
    },
  }
}

function formsFor(wish: PictureSpec, hasAvif: boolean): readonly [PictureForm, ...PictureForm[]] {
  if (!wish.frame) return wish.takesBrotli ? ['svg.br'] : ['svg']
  if (wish.frame.format) return [wish.frame.format]
  const formats = shownFormats(wish.accept, isLandscape(wish.asset))
  const [best, next] = formats
  // Whoever names AVIF alone still gets it.
  return best === 'avif' && next === 'webp' && !hasAvif ? ['webp'] : formats
}

const keyOf = ({ asset, frame }: PictureSpec, version: string, form: PictureForm): string =>
  [asset, version, frame ? frameTokens(frame) : '', form].join(' ')

/** Drawn when first needed, for both forms. */
function pixelsOnce(source: PictureSource, frame: PictureFrame) {
  let pixels: Promise<Uint8Array> | null = null
  return () => (pixels ??= drawPixels(source.draw(), frame))
}

async function inForm(
  source: PictureSource,
  { frame }: PictureSpec,
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
