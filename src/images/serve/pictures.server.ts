import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { Overloaded } from '#/platform/rate-limit/load-limit.ts'
import { isLandscape } from '#/images/names/asset-shape.ts'
import { shownFormats } from '#/images/names/negotiate-format.ts'
import { drawingMegapixels } from '#/images/names/page-frame.ts'
import {
  frameTokens,
  type RequestedPicture,
  type PictureFormat,
  type PictureFrame,
} from '#/images/names/picture-url.ts'
import type { PictureBudget } from './picture-budget.ts'
import type { FindPicture, PictureSource } from '#/images/names/picture-source.ts'
import { createPictureQueues, type PictureStores } from './picture-queues.server.ts'
import { drawPixels, encodePixels, rasteriseDrawing } from './rasterise.server.ts'

/** The format of the response; SVG drawings are text and are compressed. */
export type PictureForm = PictureFormat | 'svg' | 'svg.br'

export type PictureSpec = RequestedPicture & {
  accept: string | undefined
  takesBrotli: boolean
}

export type MadePicture = {
  bytes: Uint8Array
  form: PictureForm
  version: string
  /** False for a picture that is sent until a better format is ready. */
  isFinal: boolean
}

/** A picture to be drawn ahead: already stored, or still to be drawn. Both numbers are its size in bytes. */
export type PreparedPicture = { stored: number } | { draw: () => Promise<number> }

export type Pictures = {
  /** Throws `OverBudget` when the network has used up its budget. */
  find(spec: PictureSpec, network: string): Promise<MadePicture | null>
  /** Draws ahead, so only the best format: no browser is waiting for a faster one. */
  prepare(spec: PictureSpec): Promise<PreparedPicture | null>
}

type Options = {
  findSource: FindPicture
  stores: PictureStores
  budget: PictureBudget
  onError: (error: unknown) => void
}

/** Draws each picture once, at its first request, without delaying pages. */
export function createPictures({ findSource, stores, budget, onError }: Options): Pictures {
  const queueOf = createPictureQueues(stores)
  /** The formats a picture may be sent in, the best first. */
  const formsOf = (spec: PictureSpec) => formsFor(spec, queueOf(spec).avifQueue !== null)

  /** Finds a stored picture; its version was valid when it was drawn, so no database query is needed. */
  async function findReady(spec: PictureSpec, version: string): Promise<MadePicture | null> {
    const [form] = formsOf(spec)
    const bytes = await queueOf(spec).store.find(keyOf(spec, version, form))
    return bytes && { bytes, form, version, isFinal: true }
  }

  /** Looks up a picture that is not stored under the requested version, at the network's expense. */
  async function findNew(spec: PictureSpec, network: string) {
    budget.lookups.spend(network, 1)
    const source = await findSource(spec.asset)
    const ready = source && (await findReady(spec, source.version))
    // A landscape is checked without the database.
    if (ready || (!source && isLandscape(spec.asset))) budget.lookups.refund(network, 1)
    return { source, ready }
  }

  async function makePaid(spec: PictureSpec, source: PictureSource, network: string) {
    const account = budget.drawing[queueOf(spec).kind]
    const [best, next] = formsOf(spec)
    const cost = drawingMegapixels(spec, next === 'webp' ? next : best)
    account.spend(network, cost)
    try {
      return await make(spec, source)
    } catch (problem) {
      account.refund(network, cost)
      throw problem
    }
  }

  async function make(spec: PictureSpec, source: PictureSource): Promise<MadePicture> {
    const { version } = source
    const [best, next] = formsOf(spec)
    const { store, queue, avifQueue } = queueOf(spec)
    const obtain = (form: PictureForm, work: () => Promise<Uint8Array>) =>
      store.obtain(keyOf(spec, version, form), () => queue.run(work))
    if (!spec.frame || best !== 'avif' || next !== 'webp' || !avifQueue) {
      const bytes = await obtain(best, () => inForm(source, spec, best))
      return { bytes, form: best, version, isFinal: true }
    }
    // An AVIF is smaller by a third to a half but takes four times as long, so it is made in the background.
    const draw = pixelsOnce(source, spec.frame)
    const bytes = await obtain(next, async () => encodePixels(await draw(), next))
    avifQueue
      .run(() => obtain(best, async () => encodePixels(await draw(), best)))
      .catch(unlessBusy)
    return { bytes, form: next, version, isFinal: false }
  }

  /** Under load the AVIF is made at a later request. */
  function unlessBusy(error: unknown) {
    if (!(error instanceof Overloaded)) onError(error)
  }

  return {
    async find(spec, network) {
      const stored = spec.version === null ? null : await findReady(spec, spec.version)
      if (stored) return stored
      const { source, ready } = await findNew(spec, network)
      return ready ?? (source && makePaid(spec, source, network))
    },
    async prepare(spec) {
      const stored = spec.version === null ? null : await findReady(spec, spec.version)
      const source = stored ? null : await findSource(spec.asset)
      const ready = stored ?? (source && (await findReady(spec, source.version)))
      if (ready) return { stored: ready.bytes.length }
      if (!source) return null
      const [best] = formsOf(spec)
      const { store } = queueOf(spec)
      const draw = () => inForm(source, spec, best)
      return {
        draw: async () => (await store.obtain(keyOf(spec, source.version, best), draw)).length,
      }
    },
  }
}

function formsFor(spec: PictureSpec, hasAvif: boolean): readonly [PictureForm, ...PictureForm[]] {
  if (!spec.frame) return spec.takesBrotli ? ['svg.br'] : ['svg']
  if (spec.frame.format) return [spec.frame.format]
  const formats = shownFormats(spec.accept, isLandscape(spec.asset))
  const [best, next] = formats
  // A browser that accepts AVIF but not WebP still gets AVIF.
  return best === 'avif' && next === 'webp' && !hasAvif ? ['webp'] : formats
}

const keyOf = ({ asset, frame }: PictureSpec, version: string, form: PictureForm): string =>
  [asset, version, frame ? frameTokens(frame) : '', form].join(' ')

/** Draws the pixels at the first call and shares them between both formats. */
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
  if (form === 'svg.br') return compressed(svg)
  return rasteriseDrawing(svg, frame ?? {}, form)
}

const brotli = promisify(brotliCompress)

const compressed = (svg: string): Promise<Buffer> =>
  brotli(svg, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: 9,
      [constants.BROTLI_PARAM_SIZE_HINT]: svg.length,
    },
  })
