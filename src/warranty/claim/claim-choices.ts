/** The answers that a claim offers; their order is the order on the page. */
export const claimSources = ['order', 'number', 'frame'] as const
export const claimKinds = ['frame', 'paint', 'component', 'motor', 'transit'] as const
export const mileages = ['new', 'low', 'medium', 'high', 'unknown'] as const
export const uses = ['road', 'gravel', 'race', 'commute', 'touring'] as const
export const assemblers = ['us', 'workshop', 'self', 'unknown'] as const
export const remedies = ['repair', 'replacement', 'reduction', 'refund', 'advice'] as const
export const yesOrNo = ['yes', 'no'] as const
