import * as v from 'valibot'
import { findCountry } from '#/country/country.ts'
import { locales } from '#/i18n/locale.ts'
import { createApi } from './create-api.server.ts'
import { deviceOf } from '#/platform/browser/device.ts'
import { Refusal } from '#/platform/api/refusal.ts'
import { line } from '#/platform/api/schema.ts'
import { localeCookie } from '#/platform/http/visitor-cookies.ts'
import { locationCookies } from './location-cookies.ts'

export type VisitorRefusal = 'unknown-country'

export const visitorApi = createApi('/visitor', 'Visitor')

visitorApi.get(
  '/device',
  {
    summary: 'Describes the device by its user agent; pages never depend on it',
    access: 'anyone',
    answer: v.object({ device: v.record(v.string(), v.boolean()), error: v.null() }),
  },
  ({ visitor }) => {
    const { userAgent: _, ...device } = deviceOf(visitor.userAgent)
    return { device, error: null }
  },
)

visitorApi.post(
  '/language',
  {
    summary: 'Switches the language; the URL stays the same',
    access: 'anyone',
    body: v.object({ locale: v.picklist(locales) }),
    answer: v.object({ locale: v.string(), error: v.null() }),
  },
  ({ visitor: { isSecure } }, { body, reply }) => {
    reply.cookies.push(localeCookie.serialise(body.locale, { secure: isSecure }))
    return { locale: body.locale, error: null }
  },
)

visitorApi.post(
  '/country',
  {
    summary: 'Switches the country, and with it currency, prices and delivery',
    access: 'anyone',
    body: v.object({ country: line(2) }),
    answer: v.object({ country: v.string(), currency: v.string(), error: v.null() }),
  },
  ({ visitor: { isSecure } }, { body, reply }) => {
    const country = findCountry(body.country)
    if (!country) throw new Refusal<VisitorRefusal>('unknown-country')
    reply.cookies.push(...locationCookies(country, { secure: isSecure }))
    return { country: country.code, currency: country.currency, error: null }
  },
)
