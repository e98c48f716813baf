import * as v from 'valibot'
import { countriesAnswer, toCountriesAnswer } from '#/country/country.contract.ts'
import { createApi } from './create-api.server.ts'
import { errorSchema, line } from '#/platform/api/schema.ts'

export const locationApi = createApi('/location', 'Location')

locationApi.get(
  '/countries',
  {
    summary: 'Lists the countries the shop sells to, in the visitor’s language',
    access: 'anyone',
    cache: 'five-minutes',
    answer: countriesAnswer,
  },
  ({ visitor }) => toCountriesAnswer(visitor.locale),
)

locationApi.get(
  '/lookup',
  {
    summary: 'Returns the country the visitor is assumed to be in',
    access: 'anyone',
    answer: v.object({
      country: v.string(),
      currency: v.string(),
      locale: v.string(),
      error: v.null(),
    }),
  },
  ({ visitor: { country } }) => ({
    country: country.code,
    currency: country.currency,
    locale: country.locale,
    error: null,
  }),
)

locationApi.get(
  '/ip',
  {
    summary: 'Returns the visitor’s IP address in the format of the public look-up services',
    access: 'anyone',
    answer: v.object({ ip: v.string() }),
  },
  ({ visitor }) => ({ ip: visitor.ip }),
)

export const checkStoreIpApi = createApi('/check-store-ip', 'Location')

/** The posted IP address is only validated; whether the visitor is in a store depends on the connection. */
export const checkStoreIpCall = checkStoreIpApi.post(
  '/',
  {
    summary: 'Tells whether the visitor is in one of our stores',
    access: 'anyone',
    body: v.object({ ipAddress: v.optional(v.nullable(line(64))) }),
    answer: v.object({
      isStoreIp: v.boolean(),
      store: v.nullable(v.string()),
      error: v.nullable(errorSchema),
    }),
  },
  ({ visitor }, { body }) => {
    const error = v.is(ipAddress, body.ipAddress) ? null : noAddress
    return { isStoreIp: visitor.isStoreNetwork, store: visitor.storeCode, error }
  },
)

const ipAddress = v.pipe(v.string(), v.ip())

/** The exact error that clients of this endpoint expect. */
const noAddress = { message: 'No IP address found', code: 'NO_IP_ADDRESS', statusCode: 200 }
