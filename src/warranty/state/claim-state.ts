import { keysOf } from '#/platform/types/typed-keys.ts'

/** The states of a warranty claim (docs/behaviour.md, "Warranty claims"). */
export const claimStates = [
  'received',
  'needs-info',
  'assessing',
  'approved',
  'rejected',
  'resolved',
] as const
export type ClaimState = (typeof claimStates)[number]

export type ClaimActor = 'customer' | 'staff'
export type ClaimStep = 'ask' | 'answer' | 'assess' | 'approve' | 'reject' | 'resolve' | 'reopen'

type Transition = {
  from: readonly ClaimState[]
  to: ClaimState
  by: ClaimActor
  /** Whether the step makes no sense without a message to the other side. */
  needsMessage?: true
}

/** Every transition a claim can make, and who may make it. */
const transitions: Record<ClaimStep, Transition> = {
  ask: { from: ['received', 'assessing'], to: 'needs-info', by: 'staff', needsMessage: true },
  // A message of the customer answers the question of the staff.
  answer: { from: ['needs-info'], to: 'assessing', by: 'customer', needsMessage: true },
  assess: { from: ['received', 'needs-info'], to: 'assessing', by: 'staff' },
  approve: { from: ['assessing'], to: 'approved', by: 'staff' },
  reject: { from: ['assessing'], to: 'rejected', by: 'staff', needsMessage: true },
  resolve: { from: ['approved'], to: 'resolved', by: 'staff' },
  reopen: { from: ['rejected', 'resolved'], to: 'assessing', by: 'staff', needsMessage: true },
}

export const claimSteps: readonly ClaimStep[] = keysOf(transitions)

/** The state after a step, or null where this actor cannot take it. */
export function nextState(
  state: ClaimState,
  step: ClaimStep,
  actor: ClaimActor,
): ClaimState | null {
  const { from, to, by } = transitions[step]
  return by === actor && from.includes(state) ? to : null
}

export const needsMessage = (step: ClaimStep): boolean => transitions[step].needsMessage === true

/** The steps that an actor can take from a state. */
export const stepsFrom = (state: ClaimState, actor: ClaimActor): ClaimStep[] =>
  claimSteps.filter((step) => nextState(state, step, actor) !== null)

/** States in which the staff still have to decide. */
export const undecidedStates = [
  'received',
  'needs-info',
  'assessing',
] as const satisfies readonly ClaimState[]

/** Whether nothing is left to do for anybody. */
export const isClosed = (state: ClaimState): boolean => state === 'rejected' || state === 'resolved'
