import * as v from 'valibot'
import { findCountry } from '#/country/country.ts'
import { normalShortCode } from '#/platform/codes/short-code.ts'
import { nestedValues, type FormValues } from '#/platform/forms/form-state.ts'
import { emailSchema, line, requiredLine } from '#/platform/api/schema.ts'
import { uploadIdPattern } from '#/warranty/uploads/upload.ts'
import { maxPictures, minPictures } from '#/warranty/uploads/upload-limits.ts'
import {
  assemblers,
  claimKinds,
  claimSources,
  mileages,
  remedies,
  uses,
  yesOrNo,
} from './claim-choices.ts'

export const minDescription = 30
export const maxDescription = 3_000

const optionalLine = (maxLength: number) => v.optional(line(maxLength), '')
const choice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  v.picklist(values, 'fieldErrors.requiredChoice')

/** Several lines of text; a browser sends its line breaks as CR LF. */
const prose = (minLength: number, maxLength: number) =>
  v.pipe(
    v.string('fieldErrors.required'),
    v.transform((text) => text.normalize('NFC').replaceAll('\r\n', '\n').trim()),
    v.minLength(1, 'fieldErrors.required'),
    v.minLength(minLength, 'fieldErrors.tooShort'),
    v.maxLength(maxLength, 'fieldErrors.tooLong'),
    v.check((text) => text.isWellFormed(), 'fieldErrors.invalid'),
    // They could change what a terminal or a mail program shows to the staff.
    v.regex(/^(?:\P{Cc}|[\n\t])*$/u, 'fieldErrors.invalid'),
  )

export const messageSchema = prose(1, maxDescription)

const isRealDay = (day: string) =>
  new Date(`${day}T00:00:00Z`).toJSON()?.slice(0, 10) === day && day >= '1970-01-01'

/** A day up to today, as a date field sends it. */
const dayUntil = (today: string) =>
  v.config(
    v.pipe(
      v.string('fieldErrors.required'),
      v.minLength(1, 'fieldErrors.required'),
      v.isoDate('fieldErrors.day'),
      v.check(isRealDay, 'fieldErrors.day'),
      v.maxValue(today, 'fieldErrors.dayInFuture'),
    ),
    { abortPipeEarly: true },
  )

const orderNumber = v.config(
  v.pipe(
    requiredLine(40),
    v.check((text) => normalShortCode(text) !== null, 'fieldErrors.orderNumber'),
  ),
  { abortPipeEarly: true },
)

const upload = v.pipe(v.string(), v.regex(uploadIdPattern))
const phone = v.pipe(line(40), v.regex(/^(?:[\d\s()+/-]{5,})?$/, 'fieldErrors.phone'))

/**
 * The form of a warranty claim. Which bike it is about is known by a line of the customer's own orders, by
 * an order number and email address, or by the frame number.
 */
export function claimSchema(values: FormValues, today: string) {
  const { source } = values
  return v.pipe(
    v.object({
      attempt: v.pipe(v.string(), v.regex(uploadIdPattern)),
      source: choice(claimSources),
      /** An order number and the uid of a line: `7K3M-9Q2X:4f1c`. */
      orderLine: source === 'order' ? v.pipe(requiredLine(120), orderLinePattern) : unused,
      orderNumber: source === 'number' ? orderNumber : unused,
      kind: choice(claimKinds),
      bike: source === 'order' ? unused : requiredLine(120),
      frameNumber: source === 'frame' ? requiredLine(40) : optionalLine(40),
      purchasedOn: source === 'frame' ? dayUntil(today) : unused,
      discoveredOn: dayUntil(today),
      mileage: choice(mileages),
      use: choice(uses),
      hasCrashed: choice(yesOrNo),
      isFirstOwner: choice(yesOrNo),
      assembledBy: choice(assemblers),
      modified: optionalLine(500),
      description: prose(minDescription, maxDescription),
      batterySerial: values['kind'] === 'motor' ? optionalLine(60) : unused,
      errorCode: values['kind'] === 'motor' ? optionalLine(60) : unused,
      remedy: choice(remedies),
      store: v.optional(v.pipe(line(60), v.regex(/^[a-z\d-]*$/)), ''),
      name: requiredLine(100),
      email: emailSchema,
      phone: v.optional(phone, ''),
      country: v.pipe(
        v.string('fieldErrors.requiredChoice'),
        v.check((code) => findCountry(code) !== null, 'fieldErrors.requiredChoice'),
      ),
      pictures: v.optional(
        v.pipe(v.array(upload), v.maxLength(maxPictures, 'fieldErrors.tooManyPictures')),
        [],
      ),
      video: v.optional(v.union([upload, v.literal('')]), ''),
      proof: source === 'frame' ? v.optional(v.union([upload, v.literal('')]), '') : unused,
    }),
    v.forward(
      v.partialCheck(
        [['pictures']],
        ({ pictures }) => new Set(pictures).size >= minPictures,
        'fieldErrors.pictures',
      ),
      ['pictures'],
    ),
    v.forward(
      v.partialCheck(
        [['purchasedOn'], ['discoveredOn']],
        ({ purchasedOn, discoveredOn }) => purchasedOn <= discoveredOn,
        'fieldErrors.dayBeforePurchase',
      ),
      ['discoveredOn'],
    ),
  )
}
export type ClaimForm = v.InferOutput<ReturnType<typeof claimSchema>>

const orderLinePattern = v.regex(/^[\w-]{8,12}:[\w:.-]{1,100}$/, 'fieldErrors.requiredChoice')

/** A field that the rest of the form makes meaningless, whatever was left in it. */
const unused = v.optional(
  v.pipe(
    v.unknown(),
    v.transform(() => ''),
  ),
  '',
)

/** The form's values as the schema expects them; the pictures are a list without gaps. */
export function claimValues(form: FormValues): unknown {
  const values = nestedValues(form)
  const pictures = v.is(listed, values) ? Object.values(values.pictures) : null
  return typeof values === 'object' && pictures ? { ...values, pictures } : values
}

const listed = v.looseObject({ pictures: v.looseObject({}) })

/** The day in the earliest time zone to see it, so that nobody's today is refused as the future. */
export const lastDay = (now: Date): string =>
  new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10)
