import { toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import type { Operation } from './api-router.server.ts'
import { errorSchema } from './schema.ts'

/** The API documentation, generated from the schemas that parse its requests. */
export function openApiDocument(
  operations: readonly Operation[],
  { title, version }: { title: string; version: string },
) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const operation of operations) {
    ;(paths[`/nuxt/api${operation.path}`] ??= {})[operation.method] = describeOperation(operation)
  }
  return {
    openapi: '3.1.0',
    info: { title, version },
    paths,
    components: {
      schemas: { Error: jsonSchema(errorSchema) },
      securitySchemes: {
        customer: { type: 'apiKey', in: 'cookie', name: 'customer_token' },
        cart: { type: 'apiKey', in: 'cookie', name: 'cart_id' },
        'overseas-checkout': { type: 'apiKey', in: 'header', name: 'x-signature' },
      },
    },
  }
}

const securityOf = {
  anyone: [],
  visitor: [],
  'cart-holder': [{ cart: [] }],
  customer: [{ customer: [] }],
  'overseas-checkout': [{ 'overseas-checkout': [] }],
}

const failure = {
  description: 'What went wrong, in the same envelope',
  content: {
    'application/json': {
      schema: { type: 'object', properties: { error: { $ref: '#/components/schemas/Error' } } },
    },
  },
}

function describeOperation(operation: Operation) {
  const { summary, tag, access, answer, body, query, isPostAlias, isIdempotent } = operation
  const parameters = [
    ...(query ? queryParameters(query) : []),
    ...(isIdempotent ? [keyHeader] : []),
  ]
  return {
    summary: isPostAlias ? `${summary} (the same by POST, which our own pages use)` : summary,
    tags: [tag],
    security: securityOf[access],
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: jsonSchema(body) } },
      },
    }),
    responses: {
      200: {
        description: 'The answer',
        content: { 'application/json': { schema: jsonSchema(answer) } },
      },
      default: failure,
    },
  }
}

const keyHeader = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'A UUID. The same request sent again with it by the same visitor has no second effect and gets the first answer. Calls that do not name this header are safe to repeat without it.',
  schema: { type: 'string', format: 'uuid' },
}

function queryParameters(query: GenericSchema) {
  const { properties = {}, required = [] } = jsonSchema(query)
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

/** JSON Schema has no transformations, so the documentation shows the form on the wire. */
const jsonSchema = (schema: GenericSchema) =>
  toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' })
