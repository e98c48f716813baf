/** The parts of the form in their order, each with the fields it asks for. */
export const formSteps = {
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

export type FormStep = keyof typeof formSteps

export const stepId = (step: FormStep): string => `step-${step}`

/** Whether one of the step's fields has an error. */
export const hasErrors = (step: FormStep, errors: Readonly<Record<string, unknown>>): boolean =>
  formSteps[step].some((field) => errors[field] !== undefined)
