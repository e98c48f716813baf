/** The parts of the form in their order, each with the fields it asks for. */
export const claimSteps = {
  bike: ['source', 'orderLine', 'orderNumber', 'bike', 'frameNumber', 'purchasedOn', 'proof'],
  fault: [
    'kind',
    'discoveredOn',
    'batterySerial',
    'errorCode',
    'description',
    'mileage',
    'use',
    'hasCrashed',
    'isFirstOwner',
    'assembledBy',
    'modified',
  ],
  files: ['pictures', 'video'],
  person: ['remedy', 'store', 'name', 'email', 'phone', 'country'],
} as const

export type ClaimStep = keyof typeof claimSteps

export const stepId = (step: ClaimStep): string => `step-${step}`

/** Whether one of the step's fields has an error. */
export const hasErrors = (step: ClaimStep, errors: Readonly<Record<string, unknown>>): boolean =>
  claimSteps[step].some((field) => errors[field] !== undefined)
