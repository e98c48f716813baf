import * as v from 'valibot'
import { errorSchema, noError } from '#/platform/api/schema.ts'
import { createApi } from '#/visitor/create-api.server.ts'
import { type Upload, uploadIdPattern } from './upload.ts'
import { uploadKinds } from './upload-limits.ts'
import { loadUnsent, removeUpload, startUpload } from './uploads.server.ts'

/** Uploads are continued by `PUT /nuxt/api/warranty-claim/upload-part` (app/http/claim-file-server.ts). */
export const claimUploadsApi = createApi('/warranty-claim', 'Warranty claim')

const upload = v.object({
  id: v.string(),
  size: v.number(),
  received: v.number(),
  isStored: v.boolean(),
})
const answer = v.object({ upload: v.optional(upload), error: v.union([noError, errorSchema]) })
const id = v.object({ id: v.pipe(v.string(), v.regex(uploadIdPattern)) })

const toWire = ({ id: uploadId, size, received, mediaType }: Upload) => ({
  upload: { id: uploadId, size, received, isStored: mediaType !== null },
  error: null,
})

export const startUploadCall = claimUploadsApi.post(
  '/start-upload',
  {
    summary: 'Announces a file of a claim; its parts follow',
    access: 'anyone',
    body: v.object({
      kind: v.picklist(uploadKinds),
      name: v.pipe(v.string(), v.maxLength(1_000)),
      size: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000_000_000)),
    }),
    answer,
  },
  async (ctx, { body }) => toWire(await startUpload(ctx, body)),
)

export const findUploadCall = claimUploadsApi.get(
  '/upload',
  {
    summary: 'How much of an upload has arrived; knowing its id is enough',
    access: 'anyone',
    query: id,
    answer,
  },
  async (ctx, { query }) => toWire(await loadUnsent(ctx, query.id)),
)

export const removeUploadCall = claimUploadsApi.post(
  '/remove-upload',
  {
    summary: 'Deletes an upload that is in no claim yet',
    access: 'anyone',
    body: id,
    answer: v.object({ error: v.union([noError, errorSchema]) }),
  },
  async (ctx, { body }) => {
    await removeUpload(ctx, body.id)
    return { error: null }
  },
)
