import type { GenericSchema, InferInput, InferOutput } from 'valibot'

/**
 * A kind of job. Its schema types the payload for the code that adds the job, and checks it when the job
 * runs, since a release finds the jobs of the one before in the queue.
 */
export type Job<Schema extends GenericSchema = GenericSchema> = {
  readonly name: string
  readonly payload: Schema
}

export type NewPayload<Kind extends Job> = InferInput<Kind['payload']>
export type Payload<Kind extends Job> = InferOutput<Kind['payload']>
