/** Windows on the drawing of the drive side. */
export const sideViews = [
  'shared',
  'fitted',
  'detail-cockpit',
  'detail-drivetrain',
  'detail-wheel',
  'detail-seat',
  'detail-frame',
] as const

/** The bike from elsewhere, drawn by `bike-views/`. */
export const turnedViews = ['front', 'rear', 'top', 'cockpit'] as const

export const bikeViews = [...sideViews, ...turnedViews] as const

export type SideView = (typeof sideViews)[number]
export type TurnedView = (typeof turnedViews)[number]
export type BikeView = SideView | TurnedView
